import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportOverview_report$key } from "../../../__generated__/ReportOverview_report.graphql";
import { paths } from "../../../app/routing/paths";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { Surface } from "../../../ui/layout/Surface";
import { EmailText } from "../../../ui/table/CellText";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { dateText, momentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { campaignLabel } from "../../campaigns/campaignLabel";
import { customerLabel } from "../../customers/CustomerSelect";
import { JobStatusChip } from "../../jobs/JobStatusChip";
import { studyLabel } from "../studies/studies";

type Props = {
  report: ReportOverview_report$key;
  /** Refetches what the job is about. */
  refetch: () => Promise<void>;
};

/** What the job of a report is about. */
export function ReportOverview({ report, refetch }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportOverview_report on AttributionReport {
        job {
          jobId
          typeLabel
          createdAt
          createdBy
          request {
            customerId
            campaignIds
          }
          ...JobStatusChip_job
        }
        # The overview does without the names when they cannot be read.
        study @catch {
          studyId
          name
        }
        customer @catch {
          name
          slug
        }
        campaigns @catch {
          totalCount
          nodes {
            campaignId
            name
          }
        }
        measurement {
          from
          to
        }
      }
    `,
    report,
  );
  const { job, measurement } = data;
  const study = data.study.ok ? data.study.value : null;
  const customer = data.customer.ok ? data.customer.value : null;
  const campaigns = data.campaigns.ok ? data.campaigns.value : null;
  const { customerId, campaignIds = [] } = job.request ?? {};
  const slug = customer?.slug ?? null;
  // Numbers of campaigns whose names are unknown.
  const unnamed = campaignIds.filter((id) => campaigns?.nodes.every(({ campaignId }) => campaignId !== id) ?? true);
  const isPartial = campaigns != null && campaigns.totalCount > campaigns.nodes.length;
  return (
    <Surface title="Campaign Overview">
      <MissingPart what="the study" parts={[data.study]} onRetry={refetch} isInline />
      <MissingPart what="the customer" parts={[data.customer]} onRetry={refetch} isInline />
      <MissingPart what="the campaigns" parts={[data.campaigns]} onRetry={refetch} isInline />
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
          gap: 4,
          m: 0,
          "@media print": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: 2 },
        }}
      >
        {study && (
          <Entry label="Study">
            <TextLink to={paths.editStudy(study.studyId)}>{studyLabel(study)}</TextLink>
          </Entry>
        )}
        <Entry label="Customer">
          {customer ? <TextLink to={paths.customer(customer.slug)}>{customerLabel(customer)}</TextLink> : (customerId ?? "Not Set")}
        </Entry>
        <Entry label={campaignIds.length > 1 ? "Campaigns" : "Campaign"}>
          {campaigns?.nodes.map(({ campaignId, name }) => (
            <Box key={campaignId}>
              {slug === null ? (
                campaignLabel({ campaignId, name })
              ) : (
                <TextLink to={paths.campaign(slug, campaignId)}>{campaignLabel({ campaignId, name })}</TextLink>
              )}
            </Box>
          ))}
          {!isPartial && unnamed.map((id) => <Box key={id}>{id}</Box>)}
          {campaignIds.length === 0 && "Not Set"}
          <PartialListNote isInline shown={campaigns?.nodes.length ?? 0} total={campaigns?.totalCount ?? 0} />
        </Entry>
        <Entry label="Measurement Start Date">{dateText(measurement?.from, "Not Set")}</Entry>
        <Entry label="Measurement End Date">{dateText(measurement?.to, "Not Set")}</Entry>
        <Entry label="Job">
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
            {/* The space is for those who copy or hear it. */}
            {`${job.jobId} `}
            <JobStatusChip job={job} />
          </Box>
        </Entry>
        <Entry label="Type">{job.typeLabel}</Entry>
        <Entry label="Created">{momentText(job.createdAt)}</Entry>
        <Entry label="Created By">{job.createdBy ? <EmailText email={job.createdBy} /> : null}</Entry>
      </Box>
    </Surface>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, "&:has(> dd:empty)": { display: "none" } }}>
      <Box component="dt" sx={{ color: "text.secondary", fontSize: 12 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: "body1", overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </Box>
  );
}
