//! The page a pixel is on: its kind and its funnel stage.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The kind of page a pixel stands on.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelPage {
    /// Homepage
    Homepage,
    /// Landing Page
    LandingPage,
    /// Contact Us Page
    ContactUsPage,
    /// Directory Page
    DirectoryPage,
    /// Education Page
    EducationPage,
    /// Location Page
    LocationPage,
    /// Product Page
    ProductPage,
    /// Checkout Page
    CheckoutPage,
    /// A value this gateway does not know; see pageLabel. Refused when saved.
    Unrecognized,
}

/// How near to buying a visitor of the page is.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelFunnelStage {
    /// Visit Page
    VisitPage,
    /// Consideration Page
    ConsiderationPage,
    /// Conversion Page
    ConversionPage,
    /// A value this gateway does not know; see funnelStageLabel. Refused when saved.
    Unrecognized,
}

impl UpstreamEnum for PixelPage {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("Homepage", Self::Homepage),
        ("Landing Page", Self::LandingPage),
        ("Contact Us Page", Self::ContactUsPage),
        ("Directory Page", Self::DirectoryPage),
        ("Education Page", Self::EducationPage),
        ("Location Page", Self::LocationPage),
        ("Product Page", Self::ProductPage),
        ("Checkout Page", Self::CheckoutPage),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

impl UpstreamEnum for PixelFunnelStage {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("Visit Page", Self::VisitPage),
        ("Consideration Page", Self::ConsiderationPage),
        ("Conversion Page", Self::ConversionPage),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(PixelPage PixelFunnelStage);
