import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { AttentionFigures_figures$data, AttentionFigures_figures$key } from "../../__generated__/AttentionFigures_figures.graphql";
import { paths } from "../../app/routing/paths";
import { CountCell, CountStrip } from "../../ui/layout/CountStrip";
import { dateText, numberText } from "../../ui/text/format";

type Figure = AttentionFigures_figures$data[number];

/** The address of the list that a figure counts. */
function addressOf({ kind, healthStatuses, studyStatuses, since }: Figure): string {
  switch (kind) {
    case "PROVIDERS_WITHOUT_DATA":
      return `${paths.providers()}?status=${healthStatuses.join(",")}`;
    case "WAITING_STUDIES":
      return `${paths.attribution()}?status=${studyStatuses.join(",")}`;
    case "FAILED_REFRESH_JOBS":
      return `${paths.campaignRefreshJobs()}&status=failed&since=${since}`;
    default:
      return `${paths.pipeline()}?tab=jobs&status=needs-rerun&since=${since}`;
  }
}

/** What is counted, where the title leaves it open. */
const counted: Partial<Record<Figure["kind"], string>> = {
  PROVIDERS_WITHOUT_DATA: "stale or no history",
  FAILED_MARKET_JOBS: "to re-run",
  FAILED_REFRESH_JOBS: "to re-run",
};

/** What happened since yesterday and what waits, each with its last days where they are known. */
export function AttentionFigures({ figures: key }: { figures: AttentionFigures_figures$key }) {
  const figures = useFragment(
    graphql`
      fragment AttentionFigures_figures on AttentionFigure @relay(plural: true) @throwOnFieldError {
        kind
        label
        count
        failure
        healthStatuses
        studyStatuses
        since
        days {
          date
          count
        }
      }
    `,
    key,
  );
  return (
    <CountStrip>
      {figures.map((figure) => {
        const { kind, label, count, failure, days } = figure;
        return (
          <CountCell key={kind} title={label} to={addressOf(figure)}>
            <Box sx={{ display: "flex", alignItems: "end", justifyContent: "space-between", gap: 3 }}>
              <Box sx={{ whiteSpace: "nowrap" }}>
                {count == null ? "—" : numberText(count)}{" "}
                {count != null && <Box component="span" sx={{ ml: 1, typography: "body2", letterSpacing: 0, color: "text.secondary" }}>{counted[kind]}</Box>}
              </Box>
              {days.length > 0 && <Days days={days} />}
            </Box>
            {failure != null && <Box sx={{ fontSize: 13, fontWeight: 400, lineHeight: "18px", letterSpacing: 0 }}>{failure}</Box>}
          </CountCell>
        );
      })}
    </CountStrip>
  );
}

const HEIGHT = 22;
const STEP = 6;

/** The numbers of some days as small bars. */
function Days({ days }: { days: Figure["days"] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const text = days.filter(({ count }) => count > 0).map(({ date, count }) => `${dateText(date)}: ${count}`);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`The last ${days.length} days. ${text.length === 0 ? "None." : text.join(", ")}`}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      sx={{ flex: "0 1 auto", minWidth: 0, height: HEIGHT, fill: "currentColor", color: "text.secondary" }}
    >
      {days.map(({ date, count }, index) => {
        const height = Math.max(1, (count / most) * HEIGHT);
        return <rect key={date} x={index * STEP} y={HEIGHT - height} width={STEP - 2} height={height} />;
      })}
    </Box>
  );
}
