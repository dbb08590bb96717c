import { graphql } from "react-relay";
import type { DebugLogRecordQuery } from "../../__generated__/DebugLogRecordQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { SearchableJson } from "../../ui/json/SearchableJson";
import { Panel } from "../../ui/layout/Panel";

const recordQuery = graphql`
  query DebugLogRecordQuery($debugId: String!) @throwOnFieldError {
    debugLog(debugId: $debugId) {
      details {
        recordText
      }
    }
  }
`;

/** The whole record as JSON. It is read when it is shown: it may have megabytes. */
export function DebugLogRecord({ debugId }: { debugId: string }) {
  const record = usePanelQuery<DebugLogRecordQuery>("the record", recordQuery, { debugId }, "store-or-network");
  return (
    <Panel loadable={record} failure="inline" skeleton={<LabelledSpinner label="Loading the record" />}>
      {({ debugLog }) => <RecordJson json={debugLog?.details.recordText ?? ""} />}
    </Panel>
  );
}

/** A record as JSON, which can be searched and copied. */
export function RecordJson({ json }: { json: string }) {
  return <SearchableJson label="Raw data" json={json} actions={<CopyButton what="the record" text={json} />} />;
}
