import { graphql, useFragment } from "react-relay";
import type { DebugLogRaw_log$key } from "../../__generated__/DebugLogRaw_log.graphql";
import type { DebugLogRawQuery } from "../../__generated__/DebugLogRawQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { Panel } from "../../ui/layout/Panel";
import { SearchableJson } from "../../ui/json/SearchableJson";

const query = graphql`
  query DebugLogRawQuery($debugId: String!) @throwOnFieldError {
    debugLog(by: { debugId: $debugId }) {
      details {
        recordText
      }
    }
  }
`;

type Props = {
  log: DebugLogRaw_log$key;
  /** Whether the details could be read. */
  hasDetails: boolean;
};

/** The whole record as JSON; without details, what the list knows of it. It is read when it is shown: it may have megabytes. */
export function DebugLogRaw({ log, hasDetails }: Props) {
  const { debugId, recordedAt, route, featureTypeText, userId, initiationTypeText, hasErrors } = useFragment(
    graphql`
      fragment DebugLogRaw_log on DebugLog {
        debugId
        recordedAt
        route
        featureTypeText
        userId
        initiationTypeText
        hasErrors
      }
    `,
    log,
  );
  const record = usePanelQuery<DebugLogRawQuery>("the record", query, hasDetails ? { debugId } : null, "store-or-network");
  if (!hasDetails) {
    const known = { debugId, debugTimestamp: recordedAt, route, featureType: featureTypeText, userId, initiationType: initiationTypeText, hasErrors };
    return <Json json={JSON.stringify(known)} />;
  }
  return (
    <Panel loadable={record} failure="inline" skeleton={<LabelledSpinner label="Loading the record" />}>
      {({ debugLog }) => <Json json={debugLog?.details.recordText ?? ""} />}
    </Panel>
  );
}

function Json({ json }: { json: string }) {
  return <SearchableJson label="Raw data" json={json} actions={<CopyButton what="the record" text={json} />} />;
}
