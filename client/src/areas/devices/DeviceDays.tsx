import { graphql } from "react-relay";
import type { DeviceDaysQuery } from "../../__generated__/DeviceDaysQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { dateRangeText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import type { DeviceDateFilter } from "./deviceChoice";

const query = graphql`
  query DeviceDaysQuery @throwOnFieldError {
    yesterday: dateRange(dates: { preset: YESTERDAY }) {
      from
      to
    }
    last7: dateRange(dates: { preset: LAST_7 }) {
      from
      to
    }
    last30: dateRange(dates: { preset: LAST_30 }) {
      from
      to
    }
  }
`;

/** The days that a date filter covers today. The form works without them. */
export function DeviceDays({ filter }: { filter: Exclude<DeviceDateFilter, "custom"> }) {
  const loadable = usePanelQuery<DeviceDaysQuery>("days", query, {});
  return (
    // A blank keeps the place of the text.
    <Panel loadable={loadable} skeleton={"\u00a0"} renderError={() => "\u00a0"}>
      {(data) => dateRangeText(data[filter].from, data[filter].to)}
    </Panel>
  );
}
