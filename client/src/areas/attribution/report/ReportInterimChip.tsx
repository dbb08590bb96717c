import { graphql, useFragment } from "react-relay";
import type { ReportInterimChip_report$key } from "../../../__generated__/ReportInterimChip_report.graphql";
import { StatusChip } from "../../../ui/feedback/StatusChip";

/** Says that the figures of a report are not final, while its study has not ended. */
export function ReportInterimChip({ report }: { report: ReportInterimChip_report$key }) {
  const { interim } = useFragment(
    graphql`
      fragment ReportInterimChip_report on AttributionReport {
        # Without the dates of its study, the figures are shown as they are.
        interim @catch(to: NULL) {
          label
        }
      }
    `,
    report,
  );
  return interim && <StatusChip tone="yellow" label={interim.label} />;
}
