// What a software renderer can afford: a lamp, light from above, the walls and below, a little gloss.
// One of LIT, PICTURE, FLAT and SHADOW is defined; TEXTURED with LIT and PICTURE.
// Textures hold the square root of linear light: squaring is cheap, decoding sRGB in software is not.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Plain {
    color: vec4<f32>,
    lamp: vec4<f32>,       // direction towards the lamp, gloss
    lamp_light: vec4<f32>,
    sky: vec4<f32>,
    ground: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
#ifdef TEXTURED
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef SHADOW
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
#ifdef FLAT
    return plain.color;
#endif
#ifdef LIT
    var albedo = plain.color.rgb;
#ifdef VERTEX_COLORS
    albedo *= in.color.rgb;
#endif
#ifdef TEXTURED
    let root = textureSample(picture, picture_sampler, in.uv).rgb;
    albedo *= root * root;
#endif
    let normal = normalize(in.world_normal);
    let lamp = plain.lamp.xyz;
    let lit = max(dot(normal, lamp), 0.0);
    let room = mix(plain.ground.rgb, plain.sky.rgb, 0.5 + 0.5 * normal.y);
    var color = albedo * (room + plain.lamp_light.rgb * lit);
#ifdef GLOSSY
    let eye = normalize(view.world_position - in.world_position.xyz);
    let half_way = max(dot(normal, normalize(lamp + eye)), 0.0);
    // Powers of two by squaring: pow is slow in software.
    let p2 = half_way * half_way;
    let p4 = p2 * p2;
    let p8 = p4 * p4;
    let p16 = p8 * p8;
    let edge = 1.0 - max(dot(normal, eye), 0.0);
    let rim = edge * edge * edge * edge;
    color += plain.lamp.w * (plain.lamp_light.rgb * p16 * p16 + plain.sky.rgb * (0.05 + 0.75 * rim));
#endif
    return vec4<f32>(color, plain.color.a);
#endif
}
