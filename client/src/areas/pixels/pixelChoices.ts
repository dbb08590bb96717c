import type { PixelFunnelStage, PixelPage } from "../../__generated__/useCreatePixelMutation.graphql";
import type { Choice } from "../../ui/form/choices";

/** The pages that a pixel can be on. */
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

/** The stages of the marketing funnel. */
export const funnelStages: readonly Choice<PixelFunnelStage>[] = [
  { value: "VISIT_PAGE", label: "Visit Page" },
  { value: "CONSIDERATION_PAGE", label: "Consideration Page" },
  { value: "CONVERSION_PAGE", label: "Conversion Page" },
];
