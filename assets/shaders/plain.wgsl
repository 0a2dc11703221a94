// What a software renderer can afford: a lamp, light from above, the walls and below, a little gloss.
// One of LIT, PICTURE, FLAT, INK and SPOT is defined; TEXTURED with LIT, PICTURE or INK, GLOSSY or DULL with LIT, OCCLUDER with FLAT.
// Light is reckoned at the corners of the triangles: there are fewer of them than pixels, and the surfaces are level,
// or so finely turned that nobody sees the difference.
// Textures hold the square root of linear light: squaring is cheap, decoding sRGB in software is not.
#import bevy_pbr::mesh_functions::get_world_from_local
#import bevy_pbr::mesh_view_bindings::view

struct Plain {
    color: vec4<f32>,
    lamp: vec4<f32>,       // direction towards the lamp, gloss
    lamp_light: vec4<f32>,
    sky: vec4<f32>,
    ground: vec4<f32>,     // light from below, and the board's own luminance where things are dull
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
#ifdef TEXTURED
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
#endif

struct Corner {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
#ifdef VERTEX_NORMALS
    @location(1) normal: vec3<f32>,
#endif
#ifdef VERTEX_UVS_A
    @location(2) uv: vec2<f32>,
#endif
#ifdef VERTEX_COLORS
    @location(5) color: vec4<f32>,
#endif
}

struct Lit {
    @builtin(position) position: vec4<f32>,
#ifdef LIT
#ifdef SEVERAL_SAMPLES
    // Within the triangle: at its own middle, a pixel that only touches it would be lit by what lies beyond its edge.
    @location(0) @interpolate(perspective, centroid) light: vec3<f32>,
#else
    @location(0) light: vec3<f32>,
#endif
#endif
#ifdef VERTEX_UVS_A
    @location(1) uv: vec2<f32>,
#endif
#ifdef FLAT
#ifdef VERTEX_COLORS
    @location(2) color: vec4<f32>,
#endif
#endif
}

@vertex
fn vertex(corner: Corner) -> Lit {
    var lit: Lit;
#ifdef OCCLUDER
    // On the near plane.
    lit.position = vec4<f32>(corner.position.xy, 1.0, 1.0);
    return lit;
#else
    let world_from_local = get_world_from_local(corner.instance);
    let place = world_from_local * vec4<f32>(corner.position, 1.0);
    lit.position = view.clip_from_world * place;
#ifdef VERTEX_UVS_A
    lit.uv = corner.uv;
#endif
#ifdef FLAT
#ifdef VERTEX_COLORS
    lit.color = corner.color;
#endif
#endif
#ifdef LIT
    var albedo = plain.color.rgb;
#ifdef VERTEX_COLORS
    albedo *= corner.color.rgb;
#endif
#ifdef DULL
    albedo = vec3<f32>(mix(dot(albedo, vec3<f32>(0.2126, 0.7152, 0.0722)), plain.ground.w, 0.25));
#endif
    // Things are moved, turned and scaled alike in all directions: what turns them turns their normals too.
    let normal = normalize((world_from_local * vec4<f32>(corner.normal, 0.0)).xyz);
    let lamp = plain.lamp.xyz;
    let facing = max(dot(normal, lamp), 0.0);
    let room = mix(plain.ground.rgb, plain.sky.rgb, 0.5 + 0.5 * normal.y);
    lit.light = albedo * (room + plain.lamp_light.rgb * facing);
#ifdef GLOSSY
    let eye = normalize(view.world_position - place.xyz);
    // The lamp that is mirrored turns with the viewer and stands low: level tops mirror it from no seat, or black
    // pieces would turn grey.
    let right = normalize(view.world_from_view[0].xyz);
    let towards_viewer = cross(right, vec3<f32>(0.0, 1.0, 0.0));
    let mirrored = normalize(right * lamp.x + vec3<f32>(0.0, lamp.y * 0.55, 0.0) + towards_viewer * lamp.z);
    let half_way = max(dot(normal, normalize(mirrored + eye)), 0.0);
    // Powers of two by squaring: pow is slow in software.
    let p2 = half_way * half_way;
    let p4 = p2 * p2;
    let p8 = p4 * p4;
    let p16 = p8 * p8;
    let edge = 1.0 - max(dot(normal, eye), 0.0);
    let rim = edge * edge * edge * edge;
    // What the room throws back is grey, or ebony would look navy from low seats.
    lit.light += plain.lamp.w * (plain.lamp_light.rgb * p16 * p16 + plain.sky.g * (0.05 + 0.75 * rim));
#endif
#endif
    return lit;
#endif
}

@fragment
fn fragment(in: Lit) -> @location(0) vec4<f32> {
#ifdef SPOT
    // Darkest in the middle, gone at the edge of the square.
    let reach = in.uv * 2.0 - 1.0;
    let light = clamp(dot(reach, reach), 0.0, 1.0);
    let fade = 1.0 - light;
    return vec4<f32>(plain.color.rgb, plain.color.a * fade * fade * (3.0 - 2.0 * fade));
#endif
#ifdef PICTURE
    let root = textureSample(picture, picture_sampler, in.uv).rgb;
    return vec4<f32>(plain.color.rgb * root * root, 1.0);
#endif
#ifdef INK
    let letter = textureSample(picture, picture_sampler, in.uv).r;
    return vec4<f32>(plain.color.rgb, plain.color.a * letter * letter);
#endif
#ifdef FLAT
#ifdef VERTEX_COLORS
    return plain.color * in.color;
#else
    return plain.color;
#endif
#endif
#ifdef LIT
#ifdef TEXTURED
    let root = textureSample(picture, picture_sampler, in.uv).rgb;
    return vec4<f32>(in.light * root * root, plain.color.a);
#else
    return vec4<f32>(in.light, plain.color.a);
#endif
#endif
}
