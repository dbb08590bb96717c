import { graphql, useFragment } from "react-relay";
import type { DebugLogOverview_details$key } from "../../__generated__/DebugLogOverview_details.graphql";
import type { DebugLogOverview_log$key } from "../../__generated__/DebugLogOverview_log.graphql";
import { paths } from "../../app/routing/paths";
import { FieldList } from "../../ui/json/FieldList";
import { longMomentText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { CopiedKey } from "./CopiedKey";

type Props = { log: DebugLogOverview_log$key; details: DebugLogOverview_details$key | null };

/** What a log is about. */
export function DebugLogOverview({ log: logRef, details: detailsRef }: Props) {
  const log = useFragment(
    graphql`
      fragment DebugLogOverview_log on DebugLog {
        debugId
        recordedAt
        route
        featureTypeText
        userId
        # Without it the number is enough.
        user @catch(to: NULL) {
          displayName
        }
        initiationTypeText
      }
    `,
    logRef,
  );
  const details = useFragment(
    graphql`
      fragment DebugLogOverview_details on DebugLogDetails {
        customerId
        # Without it the number is enough.
        customer @catch(to: NULL) {
          name
          slug
        }
        workflowType
        llmModel
        severity
        tags
        createdAt
        updatedAt
        debugNotes
      }
    `,
    detailsRef,
  );
  const customer = withName(details?.customerId, details?.customer?.name);
  return (
    <FieldList
      label="Overview"
      fields={[
        { label: "Debug ID", value: <CopiedKey what="the log's ID" text={log.debugId} /> },
        { label: "Timestamp", value: longMomentText(log.recordedAt) },
        { label: "Route", value: log.route },
        { label: "Feature Type", value: log.featureTypeText },
        { label: "User ID", value: withName(log.userId, log.user?.displayName) },
        { label: "Customer ID", value: details?.customer ? <TextLink to={paths.customer(details.customer.slug)}>{customer}</TextLink> : customer },
        { label: "Initiation Type", value: log.initiationTypeText },
        { label: "Workflow Type", value: details?.workflowType },
        { label: "LLM Model", value: details?.llmModel },
        { label: "Severity", value: details?.severity },
        { label: "Tags", value: details?.tags.join(", ") },
        { label: "Created At", value: longMomentText(details?.createdAt) },
        { label: "Updated At", value: longMomentText(details?.updatedAt) },
        { label: "Debug Notes", value: details?.debugNotes },
      ]}
    />
  );
}

/** A number, and the name that goes with it if it is known. */
function withName(number: number | null | undefined, name: string | null | undefined): string {
  return [number, name].filter((part) => part != null && part !== "").join(" · ");
}
