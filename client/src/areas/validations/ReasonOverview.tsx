import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReasonOverview_query$key } from "../../__generated__/ReasonOverview_query.graphql";
import { numberText } from "../../ui/text/format";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { tabularNumbers } from "../../ui/layout/style";
import { ReasonBadge } from "./ReasonBadge";

type Props = {
  query: ReasonOverview_query$key;
  /** The reasons in the filter. */
  selected: readonly string[];
  onToggleReason: (reason: string) => void;
};

/** How many assets each reason concerns, and how many of them would be eligible without it. */
export function ReasonOverview({ query, selected, onToggleReason }: Props) {
  const { supportedAssetsCheck } = useFragment(
    graphql`
      fragment ReasonOverview_query on Query @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          failureReasons {
            reason
            label
            count
            wouldBecomeEligible
          }
        }
      }
    `,
    query,
  );
  const { failureReasons } = supportedAssetsCheck;
  if (failureReasons.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Failure reasons"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
        columnGap: 6,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {failureReasons.map(({ reason, label, count, wouldBecomeEligible }) => (
        <Box
          component="li"
          key={reason}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: "divider",
            typography: "body2",
            ...tabularNumbers,
          }}
        >
          <ReasonBadge label={label} isSelected={selected.includes(reason)} onToggle={() => onToggleReason(reason)} />
          <Box component="span" sx={{ ml: "auto", color: "text.secondary" }}>
            {numberText(count)}
          </Box>
          {wouldBecomeEligible > 0 && (
            <StatusChip
              tone="green"
              label={`+${numberText(wouldBecomeEligible)} eligible`}
              title="Assets that would be eligible if this criterion matched"
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
