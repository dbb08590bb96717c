import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { graphql } from "react-relay";
import type { RetargetingDialogMutation } from "../../../__generated__/RetargetingDialogMutation.graphql";
import type { DataPartnerCode, RetargetingDialogQuery } from "../../../__generated__/RetargetingDialogQuery.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import type { Choice } from "../../../ui/form/choices";
import { distinctNames } from "../../../ui/table/distinct";
import { useReportChange } from "../../../ui/form/formEvents";
import { Panel } from "../../../ui/layout/Panel";
import { partialListText } from "../../../ui/table/PartialListNote";
import { MultiSelect, SelectField } from "../../../ui/form/SelectField";
import { useSubmit } from "../../../app/relay/useSubmit";
import { FailureToast, showToast } from "../../../app/toasts";

const query = graphql`
  query RetargetingDialogQuery @throwOnFieldError {
    activeCampaigns(first: 5000) {
      totalCount
      nodes {
        campaignId
        name
      }
    }
    dataPartners {
      code
      name
    }
  }
`;

const MISSING_CAMPAIGN = "Please select at least one campaign";
const MISSING_PARTNER = "Please select a data partner";

type Props = {
  onClose: () => void;
  /** Refetches the studies. */
  refetch: () => Promise<void>;
};

/** Marks campaigns for retargeting with a data partner, which creates studies. */
export function RetargetingDialog({ onClose, refetch }: Props) {
  const loadable = usePanelQuery<RetargetingDialogQuery>("campaigns", query, {});
  const [campaignIds, setCampaignIds] = useState<readonly number[]>([]);
  const [partner, setPartner] = useState<DataPartnerCode | null>(null);
  const [isChecked, setChecked] = useState(false);
  const draft = useDraft({
    name: "retargeting",
    entries: { campaignIds, partner },
    onRestore: (entries) => {
      setCampaignIds(entries.campaignIds);
      setPartner(entries.partner);
    },
  });
  const { submit, isBusy } = useSubmit<RetargetingDialogMutation>(
    graphql`
      mutation RetargetingDialogMutation($input: CreateRetargetingStudiesInput!) {
        createRetargetingStudies(input: $input) {
          message
          errors {
            message
          }
        }
      }
    `,
    {
      failed: "Error submitting campaigns for retargeting. Please try again.",
      hasOverlay: true,
      onDone: ({ message }) => {
        showToast(message ?? "");
        onClose();
        void refetch();
      },
    },
  );

  const chooseCampaigns = (next: readonly number[]) => {
    setCampaignIds(next);
    setChecked(false);
  };

  return (
    <FormDialog
      title="Campaign Retargeting"
      saveLabel="Submit for Retargeting"
      busyLabel="Submitting..."
      isBusy={isBusy}
      draft={draft}
      saveReason={campaignIds.length === 0 ? MISSING_CAMPAIGN : null}
      onClose={onClose}
      onSave={() => {
        setChecked(true);
        if (partner !== null) submit({ campaignIds, dataPartner: partner });
      }}
    >
      <Panel
        loadable={loadable}
        failure="inline"
        skeleton={
          <>
            <MultiSelect label="Campaigns" placeholder="Loading Campaigns" choices={[]} value={[]} onChange={() => {}} disabled />
            <SelectField label="Data Partner" placeholder="Loading Data Partners" value={null} choices={[]} onChange={() => {}} disabled />
          </>
        }
        renderError={(error) => (
          <>
            <FailureToast message="Error loading campaigns. Please try again." tone="red" attempt={loadable.resetKey} loadable={loadable} />
            {error}
          </>
        )}
      >
        {({ activeCampaigns: { nodes, totalCount }, dataPartners }) => {
          const campaigns = distinctNames(
            "Campaign",
            nodes.map(({ campaignId, name }) => ({ value: campaignId, label: name })),
          );
          return (
            <>
              <MultiSelect
                label="Campaigns"
                placeholder="Select Campaigns"
                choices={campaigns}
                value={campaignIds}
                onChange={chooseCampaigns}
                disabled={isBusy}
                // It is the reason why the button is disabled, too.
                helperText={
                  campaignIds.length === 0 ? MISSING_CAMPAIGN : (partialListText(nodes.length, totalCount) ?? undefined)
                }
              />
              <SelectedCampaigns
                campaigns={campaigns.filter(({ value }) => campaignIds.includes(value))}
                onRemove={(removed) => chooseCampaigns(campaignIds.filter((campaignId) => campaignId !== removed))}
                isBusy={isBusy}
              />
              <SelectField
                label="Data Partner"
                placeholder="Select Data Partner"
                value={partner}
                choices={dataPartners.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(next) => {
                  setPartner(next);
                  setChecked(false);
                }}
                disabled={isBusy}
                error={isChecked && partner === null}
                helperText={isChecked && partner === null ? MISSING_PARTNER : null}
              />
            </>
          );
        }}
      </Panel>
    </FormDialog>
  );
}

type SelectedProps = { campaigns: readonly Choice<number>[]; onRemove: (campaignId: number) => void; isBusy: boolean };

function SelectedCampaigns({ campaigns, onRemove, isBusy }: SelectedProps) {
  const reportChange = useReportChange();
  if (campaigns.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Selected campaigns"
      sx={{ display: "grid", m: 0, p: 0, maxHeight: 240, overflowY: "auto", listStyle: "none", fontSize: 13 }}
    >
      {campaigns.map(({ value, label }) => (
        <Box component="li" key={value} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 32 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {label}
          </Box>
          <IconButton size="small" aria-label={`Remove ${label}`} disabled={isBusy} onClick={() => {
              reportChange();
              onRemove(value);
            }}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
