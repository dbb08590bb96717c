//! Frames: spots that carry stationary media, each at a site.

mod frame;
mod frame_page;
mod rest;
mod rules;

pub use frame::{Frame, FrameFilter, FrameOrderField};
pub(crate) use frame_page::FramePage;
pub(crate) use rest::{FrameRow, frames_of_customer, frames_of_market};
