import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PixelForm_campaign$data, PixelForm_campaign$key } from "../../__generated__/PixelForm_campaign.graphql";
import type { PixelForm_pixel$data, PixelForm_pixel$key } from "../../__generated__/PixelForm_pixel.graphql";
import type { PixelFormCreateMutation, PixelFunnelStage, PixelPage } from "../../__generated__/PixelFormCreateMutation.graphql";
import type { PixelFormUpdateMutation } from "../../__generated__/PixelFormUpdateMutation.graphql";
import { CopyButton } from "../../app/CopyButton";
import { useDraft } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { sentValue, withUnrecognized } from "../../app/forms/unrecognized";
import { useSubmit } from "../../app/relay/useSubmit";
import type { Choice } from "../../ui/form/choices";
import { TextInput } from "../../ui/form/fields";
import { SelectField } from "../../ui/form/SelectField";
import { TextBox } from "../../ui/form/TextBox";
import { monospace } from "../../ui/layout/style";
import { type CampaignChoice, CampaignSelect } from "../campaigns/CampaignSelect";
import { campaignLabel } from "../campaigns/campaignLabel";

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

/** What the form holds. */
type Entries = {
  /** Kept, as the user may have copied that of a new pixel. */
  readonly uuid: string;
  readonly name: string;
  readonly page: PixelPage | null;
  readonly funnelStage: PixelFunnelStage | null;
  readonly url: string;
  readonly campaign: CampaignChoice | null;
  /** An unchanged campaign is not sent, nor its customer, so that one that could not be read, or was changed meanwhile, stays. */
  readonly isCampaignChosen: boolean;
};

type Props = {
  /** The pixel to change, or null for a new one. */
  pixel: PixelForm_pixel$key | null;
  /** The pixel's campaign, or the one a new pixel starts with. */
  campaign: PixelForm_campaign$key | null;
  /** The customer whose campaigns a pixel without one can choose from; null offers all. */
  customerId?: number | null;
  /** Refetches the pixels. */
  refetch: () => Promise<void>;
  onClose: () => void;
};

/** Creates a pixel or changes one. */
export function PixelForm({ pixel, campaign, customerId = null, refetch, onClose }: Props) {
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
        revision
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
  const [entries, setEntries] = useState<Entries>(() => ({
    uuid: known?.uuid ?? newUuid(),
    name: known?.displayName ?? "",
    page: known?.page ?? null,
    funnelStage: known?.funnelStage ?? null,
    url: known?.url ?? "",
    campaign: preset == null ? null : { value: preset.campaignId, label: campaignLabel(preset), customerId: preset.customerId },
    isCampaignChosen: known == null,
  }));
  const change = (changes: Partial<Entries>) => setEntries((current) => ({ ...current, ...changes }));
  const draft = useDraft({
    name: known == null ? `new pixel of campaign ${preset?.campaignId ?? ""}` : `pixel ${known.pixelId}`,
    entries,
    base: known ?? {},
    onRestore: setEntries,
  });
  const { uuid, name, page, funnelStage, url, campaign: chosen, isCampaignChosen } = entries;
  const [isChecked, setChecked] = useState(false);
  const [revision, setRevision] = useState<string>();
  const onDone = async () => {
    await refetch();
    onClose();
  };
  const create = useSubmit<PixelFormCreateMutation>(
    graphql`
      mutation PixelFormCreateMutation($input: CreatePixelInput!) {
        createPixel(input: $input) {
          pixel {
            name
            pageLabel
            funnelStageLabel
            ...PixelForm_pixel
          }
          errors {
            message
          }
        }
      }
    `,
    { done: "Pixel saved", onDone },
  );
  const update = useSubmit<PixelFormUpdateMutation>(
    graphql`
      mutation PixelFormUpdateMutation($input: UpdatePixelInput!) {
        updatePixel(input: $input) {
          pixel {
            name
            pageLabel
            funnelStageLabel
            campaign @catch(to: NULL) {
              ...PixelForm_campaign
            }
            ...PixelForm_pixel
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "Pixel saved", onDone },
  );
  const { failure, isConflict, isBusy } = known == null ? create : update;

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
      customerId: isCampaignChosen ? chosen?.customerId : undefined,
    };
    if (known == null) create.submit({ uuid, page, ...fields });
    else update.submit({ pixelId: known.pixelId, revision, page: sentValue(page), ...fields });
  };

  return (
    <FormDialog
      title={known == null ? "New Pixel" : "Edit Pixel"}
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      onSave={submit}
      onClose={onClose}
    >
      <SavedMeanwhile saved={known && { ...known, campaign: preset }} revision={known?.revision} values={valuesOf} isConflict={isConflict} onRevision={setRevision} />
      <TextInput
        label="Name"
        value={name}
        onChange={(next) => change({ name: next })}
        error={isChecked && nameProblem !== null}
        helperText={isChecked ? nameProblem : null}
      />
      <SelectField
        label="Page"
        value={page}
        choices={withUnrecognized(pages, known?.page, known?.pageLabel)}
        onChange={(next) => change({ page: next })}
        error={isChecked && pageProblem !== null}
        helperText={isChecked ? pageProblem : null}
      />
      <SelectField
        label="Funnel Stage"
        value={funnelStage}
        choices={withUnrecognized(funnelStages, known?.funnelStage, known?.funnelStageLabel)}
        onChange={(next) => change({ funnelStage: next })}
        emptyLabel="None"
      />
      <TextInput label="URL" value={url} onChange={(next) => change({ url: next })} />
      <CampaignSelect
        customerId={preset?.customerId ?? customerId}
        value={chosen?.value ?? null}
        present={chosen}
        onChange={(_, next) => change({ campaign: next, isCampaignChosen: true })}
        emptyLabel="None"
      />
      <TextBox
        label="UUID"
        value={uuid}
        slotProps={{
          htmlInput: { readOnly: true },
          input: {
            sx: { bgcolor: "action.hover", "& input": monospace },
            endAdornment: (
              <InputAdornment position="end">
                <CopyButton what="UUID" text={uuid} />
              </InputAdornment>
            ),
          },
        }}
      />
    </FormDialog>
  );
}

type Saved = PixelForm_pixel$data & { readonly campaign: PixelForm_campaign$data | null | undefined };

function valuesOf({ displayName, pageLabel, funnelStageLabel, url, campaign }: Saved) {
  return {
    Name: displayName,
    Page: pageLabel,
    "Funnel Stage": funnelStageLabel,
    URL: url,
    Campaign: campaign && campaignLabel(campaign),
  };
}

/** A random UUID, version 4. The browser's own is missing where the connection is not secure. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [0, 8, 12, 16, 20].map((start, index, starts) => digits.slice(start, starts[index + 1])).join("-");
}
