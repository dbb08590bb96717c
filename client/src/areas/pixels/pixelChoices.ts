import type { PixelFunnelStage, PixelPage } from "../../__generated__/useSavePixelMutation.graphql";
import type { Choice } from "../../ui/fields";

/** The kinds of page a pixel can stand on. */
export const pages: readonly Choice<PixelPage>[] = [
  { value: "HOMEPAGE", label: "Homepage" },
  { value: "LANDING_PAGE", label: "Landing Page" },
  { value: "CONTACT_US_PAGE", label: "Contact Us Page" },
  { value: "DIRECTORY_PAGE", label: "Directory Page" },
  { value: "EDUCATION_PAGE", label: "Education Page" },
  { value: "LOCATION_PAGE", label: "Location Page" },
  { value: "PRODUCT_PAGE", label: "Product Page" },
  { value: "CHECKOUT_PAGE", label: "Checkout Page" },
];

/** How near to buying a visitor of the page can be. */
export const funnelStages: readonly Choice<PixelFunnelStage>[] = [
  { value: "VISIT_PAGE", label: "Visit Page" },
  { value: "CONSIDERATION_PAGE", label: "Consideration Page" },
  { value: "CONVERSION_PAGE", label: "Conversion Page" },
];
