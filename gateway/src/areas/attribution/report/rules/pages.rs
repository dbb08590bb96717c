//! The pages that a report compares.

use async_graphql::Enum;

/// A page of the advertiser's site whose visits are compared.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum TrackedPage {
    /// The home page.
    Home,
    /// The page of a product.
    Product,
    /// The checkout.
    Checkout,
}

impl TrackedPage {
    /// The name of the page in the report file.
    pub fn service_name(self) -> &'static str {
        match self {
            Self::Home => "Homepage",
            Self::Product => "Product Page",
            Self::Checkout => "Checkout Page",
        }
    }

    /// The name of the page as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Home => "Home Page",
            Self::Product => "Product Page",
            Self::Checkout => "Checkout Page",
        }
    }
}

/// The pages that a report with this number of pixels compares.
pub fn tracked_pages(pixels: usize) -> &'static [TrackedPage] {
    const ALL: &[TrackedPage] = &[
        TrackedPage::Home,
        TrackedPage::Product,
        TrackedPage::Checkout,
    ];
    &ALL[..pixels.clamp(1, ALL.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pixel_up_to_three_adds_a_page() {
        use TrackedPage::{Checkout, Home, Product};
        let cases: [(usize, &[TrackedPage]); 5] = [
            (0, &[Home]),
            (1, &[Home]),
            (2, &[Home, Product]),
            (3, &[Home, Product, Checkout]),
            (8, &[Home, Product, Checkout]),
        ];
        for (pixels, pages) in cases {
            assert_eq!(tracked_pages(pixels), pages, "{pixels}");
        }
    }
}
