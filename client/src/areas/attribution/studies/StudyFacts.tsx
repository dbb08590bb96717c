import { graphql, useFragment } from "react-relay";
import type { StudyFacts_study$key } from "../../../__generated__/StudyFacts_study.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";
import { StudyStatusChip } from "./StudyStatusChip";
import { typeLabel } from "./studyLabel";

const NOT_SET = "Not Set";

/** Yes, No or Not Set. */
const answerText = (answer: boolean | null | undefined): string => (answer == null ? NOT_SET : answer ? "Yes" : "No");

type Props = {
  study: StudyFacts_study$key;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** What a study measures, and for whom. */
export function StudyFacts({ study, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment StudyFacts_study on AttributionStudy {
        attributionId
        type
        typeText
        objective
        notes
        customerId
        customer @catch {
          name
          slug
        }
        campaignId
        campaign @catch {
          name
        }
        isPartOfOtherEffort
        pausesOtherChannels
        isBrandFocused
        hasAlignedAds
        ...StudyStatusChip_study
      }
    `,
    study,
  );
  const { attributionId, customerId, campaignId, notes } = row;
  const customer = row.customer.ok ? row.customer.value : null;
  const campaign = row.campaign.ok ? row.campaign.value : null;
  const campaignName = campaign?.name ?? (campaignId == null ? NOT_SET : String(campaignId));
  const facts = [
    { label: "Status", value: <StudyStatusChip study={row} /> },
    {
      label: "Customer",
      value: customer ? <TextLink to={paths.customer(customer.slug)}>{customer.name}</TextLink> : (customerId ?? NOT_SET),
    },
    {
      label: "Campaign",
      value: customer && campaignId != null ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{campaignName}</TextLink> : campaignName,
    },
    { label: "Objective", value: row.objective ?? NOT_SET },
    { label: "Study Type", value: typeLabel({ type: row.type, typeText: row.typeText }) ?? NOT_SET },
    { label: "Part of a greater measurement effort", value: answerText(row.isPartOfOtherEffort) },
    { label: "Client pausing other media channels", value: answerText(row.pausesOtherChannels) },
    { label: "Ads brand-awareness focused", value: answerText(row.isBrandFocused) },
    { label: "Ads aligned with the responses", value: answerText(row.hasAlignedAds) },
    { label: "ID", value: attributionId, action: <CopyButton what="ID" text={String(attributionId)} /> },
  ];
  return (
    <>
      <MissingPart what="customers" parts={[row.customer]} onRetry={refetch} isInline />
      <MissingPart what="campaigns" parts={[row.campaign]} onRetry={refetch} isInline />
      <Surface>
        <KeyFacts label="Study" facts={facts} />
        {notes != null && notes !== "" && <p style={{ margin: "16px 0 0", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{notes}</p>}
      </Surface>
    </>
  );
}
