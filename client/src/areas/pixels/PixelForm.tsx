import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PixelForm_campaign$key } from "../../__generated__/PixelForm_campaign.graphql";
import type { PixelForm_pixel$key } from "../../__generated__/PixelForm_pixel.graphql";
import type { PixelFunnelStage, PixelPage } from "../../__generated__/useCreatePixelMutation.graphql";
import { FormDialog } from "../../app/forms/FormDialog";
import { ReadOnlyField } from "../../app/forms/ReadOnlyField";
import { sentValue, withUnrecognized } from "../../app/forms/unrecognized";
import type { Choice } from "../../ui/form/choices";
import { TextInput } from "../../ui/form/fields";
import { SelectField } from "../../ui/form/SelectField";
import { campaignLabel } from "../campaigns/campaignLabel";
import { type PixelCampaign, PixelCampaignField } from "./PixelCampaignField";
import { useCreatePixel } from "./useCreatePixel";
import { useUpdatePixel } from "./useUpdatePixel";
import { newUuid } from "./uuid";

/** The pages that a pixel can be on. */
const pages: readonly Choice<PixelPage>[] = [
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
const funnelStages: readonly Choice<PixelFunnelStage>[] = [
  { value: "VISIT_PAGE", label: "Visit Page" },
  { value: "CONSIDERATION_PAGE", label: "Consideration Page" },
  { value: "CONVERSION_PAGE", label: "Conversion Page" },
];

type Props = {
  /** The pixel to change, or null for a new one. */
  pixel: PixelForm_pixel$key | null;
  /** The pixel's campaign, or the one a new pixel starts with. */
  campaign: PixelForm_campaign$key | null;
  /** Refetches the pixels. */
  refetch: () => Promise<void>;
  onClose: () => void;
};

/** Creates a pixel or changes one. */
export function PixelForm({ pixel, campaign, refetch, onClose }: Props) {
  const known = useFragment(
    graphql`
      fragment PixelForm_pixel on Pixel {
        pixelId
        uuid
        displayName
        page
        pageLabel
        funnelStage
        funnelStageLabel
        url
      }
    `,
    pixel,
  );
  const preset = useFragment(
    graphql`
      fragment PixelForm_campaign on Campaign {
        campaignId
        name
        customerId
      }
    `,
    campaign,
  );
  const [uuid] = useState(() => known?.uuid ?? newUuid());
  const [name, setName] = useState(known?.displayName ?? "");
  const [page, setPage] = useState<PixelPage | null>(known?.page ?? null);
  const [funnelStage, setFunnelStage] = useState<PixelFunnelStage | null>(known?.funnelStage ?? null);
  const [url, setUrl] = useState(known?.url ?? "");
  const [chosen, setChosen] = useState<PixelCampaign | null>(
    preset == null
      ? null
      : {
          value: preset.campaignId,
          label: campaignLabel({ campaignId: preset.campaignId, name: preset.name }),
          customerId: preset.customerId,
        },
  );
  // An unchanged campaign is not sent, so that one that could not be read stays.
  const [isCampaignChosen, setCampaignChosen] = useState(known == null);
  const [isChecked, setChecked] = useState(false);
  const onSaved = async () => {
    await refetch();
    onClose();
  };
  const create = useCreatePixel(onSaved);
  const update = useUpdatePixel(onSaved);
  const { failure, isBusy } = known == null ? create : update;

  const nameProblem = name.trim() === "" ? "A name is required." : null;
  const pageProblem = page === null ? "A page is required." : null;

  const submit = () => {
    setChecked(true);
    if (nameProblem !== null || page === null) return;
    const fields = {
      displayName: name,
      funnelStage: sentValue(funnelStage),
      url,
      campaignId: isCampaignChosen ? (chosen?.value ?? null) : undefined,
      customerId: chosen?.customerId,
    };
    if (known == null) create.save({ uuid, page, ...fields });
    else update.save({ pixelId: known.pixelId, page: sentValue(page), ...fields });
  };

  return (
    <FormDialog
      title={known == null ? "New Pixel" : "Edit Pixel"}
      warning={failure}
      isBusy={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        value={name}
        onChange={setName}
        error={isChecked && nameProblem !== null}
        helperText={isChecked ? nameProblem : null}
      />
      <SelectField
        label="Page"
        value={page}
        choices={withUnrecognized(pages, known?.page, known?.pageLabel)}
        onChange={setPage}
        error={isChecked && pageProblem !== null}
        helperText={isChecked ? pageProblem : null}
      />
      <SelectField
        label="Funnel Stage"
        value={funnelStage}
        choices={withUnrecognized(funnelStages, known?.funnelStage, known?.funnelStageLabel)}
        onChange={setFunnelStage}
        emptyLabel="None"
      />
      <TextInput label="URL" value={url} onChange={setUrl} />
      <PixelCampaignField
        customerId={preset?.customerId ?? null}
        value={chosen}
        onChange={(campaign) => {
          setChosen(campaign);
          setCampaignChosen(true);
        }}
      />
      <ReadOnlyField label="UUID" value={uuid} />
    </FormDialog>
  );
}
