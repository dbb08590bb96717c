//! The page a pixel is on: its type and its funnel stage.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The type of page a pixel is on.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum PixelPage {
    /// The home page.
    Homepage,
    /// A landing page.
    LandingPage,
    /// A contact page.
    ContactUsPage,
    /// A directory, such as a list of stores.
    DirectoryPage,
    /// An education page.
    EducationPage,
    /// The page of a location.
    LocationPage,
    /// The page of a product.
    ProductPage,
    /// The checkout.
    CheckoutPage,
    /// A value the gateway does not know; `pageLabel` has its text. Cannot be saved.
    Unrecognized,
}

/// The stage of the marketing funnel the page belongs to.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum PixelFunnelStage {
    /// Visiting the site.
    VisitPage,
    /// Considering a purchase.
    ConsiderationPage,
    /// Converting, such as a purchase or a sign-up.
    ConversionPage,
    /// A value the gateway does not know; `funnelStageLabel` has its text. Cannot be saved.
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
