//! Opens the graphics adapter by hand, in place of Bevy's own start: the system's own interface first, then OpenGL, and
//! where none works an error instead of a panic. Bevy 0.19 also gives wgpu no display handle, without which OpenGL
//! cannot show a picture in a window.

use std::fmt;
use std::sync::Arc;

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::pbr::PbrPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::ExitCondition;
use bevy::winit::{DisplayHandleWrapper, WinitPlugin};
use winit::event_loop::OwnedDisplayHandle;

use super::super::log::{self, LogLevel};
use super::device_loss;
use crate::app::game::{AdapterQuality, Quality, ShadowMaps};

/// Adds Bevy with a window to the app.
///
/// [`Quality`], [`ShadowMaps`] and [`Adapter`] are resources afterwards. Call
/// [`check_display`](super::check_display) first.
///
/// # Errors
///
/// [`StartError`] where no adapter works; the app must not be run then.
pub fn open(app: &mut App, window: Window, options: StartOptions) -> Result<(), StartError> {
    let plugins = DefaultPlugins
        // The panels ask first whether a game would be lost.
        .set(WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() })
        .set(LogPlugin {
            filter: options.log.filter().into(),
            level: options.log.max_level(),
            custom_layer: log::file_layer,
            fmt_layer: log::stderr_layer,
        })
        .set(board_pbr())
        // It does not wake a sleeping window, and handles one signal only: see `exit_signals`.
        .disable::<TerminalCtrlCHandlerPlugin>()
        .disable::<RenderPlugin>()
        .add_after::<WinitPlugin>(AdapterStart(options));
    app.add_plugins(plugins);
    device_loss::watch(app);
    take_outcome(app)
}

/// Size in bytes of the blocks in which graphics memory is allocated; blocks of staging buffers are half as large. The
/// table needs a few dozen MiB. wgpu's own blocks grow with each new one, and a small thing that stays in a large block
/// keeps all of it.
const MEMORY_BLOCK: u64 = 8 << 20;

/// Adds Bevy without window, display or log to the app, for pictures drawn into memory.
///
/// # Errors
///
/// [`StartError`] where no adapter works; the app must not be run then.
pub fn open_without_window(app: &mut App, options: StartOptions) -> Result<(), StartError> {
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
        .set(board_pbr())
        .disable::<LogPlugin>()
        .disable::<WinitPlugin>()
        .disable::<RenderPlugin>()
        .add_after::<WinitPlugin>(AdapterStart(options));
    app.add_plugins(plugins);
    take_outcome(app)
}

/// PBR without deferred lighting: a board is a hundred meshes under one lamp.
fn board_pbr() -> PbrPlugin {
    PbrPlugin { add_default_deferred_lighting_plugin: false, ..default() }
}

/// Takes the error of [`AdapterStart`] out of the world: a plugin cannot return it.
fn take_outcome(app: &mut App) -> Result<(), StartError> {
    app.world_mut().remove_resource::<StartFailure>().map_or(Ok(()), |failure| Err(failure.0))
}

/// Plugin that opens the adapter in the place of [`RenderPlugin`]: after winit, whose display handle OpenGL needs, and
/// before everything that draws.
struct AdapterStart(StartOptions);

impl Plugin for AdapterStart {
    fn build(&self, app: &mut App) {
        let display = app.world().get_resource::<DisplayHandleWrapper>().map(|handle| handle.0.clone());
        let render_creation = match bevy::tasks::block_on(find_adapter(self.0, display)) {
            Ok(found) => {
                if let Some(first) = self.0.passed_over(found.adapter.renderer) {
                    warn!("{first} does not answer, so {} draws", found.adapter.renderer);
                }
                if found.adapter.is_software() && !self.0.software {
                    warn!("no graphics card answers, so the processor draws");
                }
                let affordable = Quality::for_device(found.adapter.kind);
                let quality = self.0.quality.unwrap_or(affordable);
                info!("graphics: {}, quality {quality}", found.adapter);
                let shadow_maps = ShadowMaps(found.adapter.has_shadow_maps());
                app.insert_resource(AdapterQuality(affordable)).insert_resource(quality);
                app.insert_resource(shadow_maps).insert_resource(found.adapter);
                found.render
            }
            Err(error) => {
                app.insert_resource(StartFailure(error));
                // The plugins that follow expect a renderer, if only one that draws nothing.
                RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() }))
            }
        };
        // A board that appears piece by piece while its shaders compile looks broken.
        app.add_plugins(RenderPlugin {
            render_creation,
            synchronous_pipeline_compilation: true,
            ..default()
        });
    }
}

/// Opens the first adapter that works, trying graphics APIs in the order of the options.
async fn find_adapter(
    options: StartOptions,
    display: Option<OwnedDisplayHandle>,
) -> Result<OpenedDevice, StartError> {
    let mut refusal = None;
    for AdapterAttempt { renderer, software } in options.attempts() {
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
            backends: renderer.backends(),
            flags: wgpu::InstanceFlags::empty().with_env(),
            display: display.clone().map(|handle| Box::new(handle) as _),
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        });
        let wanted = wgpu::RequestAdapterOptions { force_fallback_adapter: software, ..default() };
        let Ok(adapter) = instance.request_adapter(&wanted).await else { continue };
        match open_device(instance, adapter).await {
            Ok(found) => return Ok(found),
            Err(error) => refusal = Some(error),
        }
    }
    Err(refusal.unwrap_or_else(|| StartError::NoAdapter { tried: TriedRenderers(options.renderers()) }))
}

async fn open_device(instance: wgpu::Instance, adapter: wgpu::Adapter) -> Result<OpenedDevice, StartError> {
    let info = adapter.get_info();
    let is_gl = info.backend == wgpu::Backend::Gl;
    // With the full set on OpenGL a shadow shader of Bevy does not compile in Mesa 22.
    let (required_features, required_limits) = if is_gl {
        let limits = wgpu::Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits());
        (wgpu::Features::empty(), limits)
    } else {
        let unwanted = wgpu::Features::all_experimental_mask() | wgpu::Features::MAPPABLE_PRIMARY_BUFFERS;
        // Without storage textures, Bevy compiles no shaders that cull on the graphics card or filter environment maps:
        // a board needs neither, and they take memory and time at the start.
        let limits = wgpu::Limits { max_storage_textures_per_shader_stage: 0, ..adapter.limits() };
        (adapter.features() - unwanted, limits)
    };
    let descriptor = wgpu::DeviceDescriptor {
        required_features,
        required_limits,
        memory_hints: wgpu::MemoryHints::Manual {
            suballocated_device_memory_block_size: MEMORY_BLOCK..MEMORY_BLOCK,
        },
        ..default()
    };
    let (device, queue) = adapter
        .request_device(&descriptor)
        .await
        .map_err(|source| StartError::NoDevice { adapter: info.name.clone(), source })?;
    let opened =
        Adapter { name: info.name.clone(), kind: info.device_type, renderer: Renderer::of(info.backend) };
    let render = RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    );
    Ok(OpenedDevice { adapter: opened, render })
}

/// A working adapter, and what Bevy needs to draw with it.
struct OpenedDevice {
    adapter: Adapter,
    render: RenderCreation,
}

/// Reason why no adapter was opened, until [`take_outcome`] returns it.
#[derive(Resource)]
struct StartFailure(StartError);

/// How the graphics adapter is opened; `None` leaves the choice to the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartOptions {
    /// Only graphics API to try.
    pub renderer: Option<Renderer>,
    /// Quality, independent of the adapter.
    pub quality: Option<Quality>,
    /// Prefer a software renderer, which no driver of a graphics card can disturb.
    pub software: bool,
    /// Verbosity of the log.
    pub log: LogLevel,
}

impl StartOptions {
    fn renderers(self) -> Vec<Renderer> {
        self.renderer.map_or_else(|| Renderer::OF_SYSTEM.to_vec(), |one| vec![one])
    }

    /// Graphics API that was tried without success before the one that was found.
    fn passed_over(self, found: Renderer) -> Option<Renderer> {
        let first = self.renderers().first().copied();
        first.filter(|&first| first != found && !self.software)
    }

    /// Attempts in their order. Without a software renderer, the simpler driver comes first.
    fn attempts(self) -> Vec<AdapterAttempt> {
        let attempts = |software| {
            self.renderers().into_iter().map(move |renderer| AdapterAttempt { renderer, software })
        };
        if self.software {
            attempts(true).chain(attempts(false).rev()).collect()
        } else {
            attempts(false).collect()
        }
    }
}

/// Graphics API to try, and whether the adapter must be a software renderer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AdapterAttempt {
    renderer: Renderer,
    software: bool,
}

/// Graphics API through which Bevy draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renderer {
    /// Vulkan, on Linux and Windows.
    Vulkan,
    /// Direct3D 12, on Windows.
    Dx12,
    /// Metal, on macOS.
    Metal,
    /// OpenGL, for old drivers.
    Gl,
}

impl Renderer {
    /// Graphics APIs of this operating system, in the order in which they are tried.
    pub const OF_SYSTEM: &[Self] = if cfg!(target_os = "macos") {
        &[Self::Metal]
    } else if cfg!(windows) {
        &[Self::Vulkan, Self::Dx12, Self::Gl]
    } else {
        &[Self::Vulkan, Self::Gl]
    };

    const fn backends(self) -> wgpu::Backends {
        match self {
            Self::Vulkan => wgpu::Backends::VULKAN,
            Self::Dx12 => wgpu::Backends::DX12,
            Self::Metal => wgpu::Backends::METAL,
            Self::Gl => wgpu::Backends::GL,
        }
    }

    /// Graphics API of a wgpu backend.
    const fn of(backend: wgpu::Backend) -> Self {
        match backend {
            wgpu::Backend::Dx12 => Self::Dx12,
            wgpu::Backend::Metal => Self::Metal,
            wgpu::Backend::Gl => Self::Gl,
            // The last two are never asked for.
            wgpu::Backend::Vulkan | wgpu::Backend::BrowserWebGpu | wgpu::Backend::Noop => Self::Vulkan,
        }
    }
}

impl fmt::Display for Renderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vulkan => "Vulkan",
            Self::Dx12 => "Direct3D 12",
            Self::Metal => "Metal",
            Self::Gl => "OpenGL",
        })
    }
}

/// The graphics adapter that draws, and the API by which it is reached.
#[derive(Resource, Clone, Debug)]
pub struct Adapter {
    /// Name reported by the driver.
    pub name: String,
    /// Discrete, integrated or software.
    pub kind: wgpu::DeviceType,
    /// Graphics API.
    pub renderer: Renderer,
}

impl Adapter {
    /// Returns `true` if the adapter is a software renderer.
    pub fn is_software(&self) -> bool {
        self.kind == wgpu::DeviceType::Cpu
    }

    /// Returns `true` if shadow maps work on the adapter: with OpenGL everything lies in shadow.
    pub fn has_shadow_maps(&self) -> bool {
        self.renderer != Renderer::Gl
    }
}

impl fmt::Display for Adapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:?}, {})", self.name, self.kind, self.renderer)
    }
}

/// Graphics APIs that were tried without success, to be named in an error message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedRenderers(Vec<Renderer>);

impl fmt::Display for TriedRenderers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::rules::listed(&self.0, "and"))
    }
}

/// Reason why no adapter can be opened.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No driver offers an adapter.
    #[cfg_attr(
        target_os = "linux",
        error(
            "no graphics adapter answers (tried {tried}). On Debian or Ubuntu `apt install mesa-vulkan-drivers` \
             helps, elsewhere `--renderer gl` may; `--text` plays in the terminal"
        )
    )]
    #[cfg_attr(
        windows,
        error(
            "no graphics adapter answers (tried {tried}). A newer driver for the graphics card may help, or \
             `--renderer` with dx12, vulkan or gl; `--text` plays in the terminal"
        )
    )]
    #[cfg_attr(
        not(any(target_os = "linux", windows)),
        error("no graphics adapter answers (tried {tried}). `--text` plays in the terminal")
    )]
    NoAdapter {
        /// Graphics APIs that were tried.
        tried: TriedRenderers,
    },
    /// There is an adapter, but it cannot be used.
    #[error("the graphics adapter {adapter} cannot be opened: {source}. Try `--renderer gl`, or `--text`")]
    NoDevice {
        /// The adapter's name.
        adapter: String,
        /// Message of wgpu.
        source: wgpu::RequestDeviceError,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn safe_mode_tries_programs_before_cards_and_opengl_before_vulkan() {
        let attempts = |options: StartOptions| -> Vec<_> {
            options.attempts().into_iter().map(|way| (way.renderer, way.software)).collect()
        };
        let gl = Renderer::Gl;
        let all = |software| Renderer::OF_SYSTEM.iter().map(move |&renderer| (renderer, software));
        assert_eq!(attempts(StartOptions::default()), all(false).collect::<Vec<_>>());
        let safe = StartOptions { software: true, ..default() };
        assert_eq!(attempts(safe), all(true).chain(all(false).rev()).collect::<Vec<_>>());
        if cfg!(target_os = "linux") {
            let vulkan = Renderer::Vulkan;
            assert_eq!(attempts(safe), [(vulkan, true), (gl, true), (gl, false), (vulkan, false)]);
        }
        let named = StartOptions { renderer: Some(gl), ..safe };
        assert_eq!(attempts(named), [(gl, true), (gl, false)]);
    }

    #[test]
    fn what_was_tried_is_named_as_people_name_it() {
        let tried = |renderers: &[Renderer]| TriedRenderers(renderers.to_vec()).to_string();
        let (vulkan, dx12, gl) = (Renderer::Vulkan, Renderer::Dx12, Renderer::Gl);
        assert_eq!(tried(&[Renderer::Metal]), "Metal");
        assert_eq!(tried(&[vulkan, gl]), "Vulkan and OpenGL");
        assert_eq!(tried(&[vulkan, dx12, gl]), "Vulkan, Direct3D 12 and OpenGL");
        for renderer in [vulkan, dx12, Renderer::Metal, gl] {
            let backend = wgpu::Backend::ALL
                .into_iter()
                .find(|&backend| wgpu::Backends::from(backend) == renderer.backends());
            assert_eq!(backend.map(Renderer::of), Some(renderer));
        }
    }
}
