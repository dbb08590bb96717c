import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttentionRow_item$key } from "../../__generated__/AttentionRow_item.graphql";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { momentText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import css from "./AttentionRow.module.css";
import { describeItem } from "./describeItem";
import { useRerunFailed } from "./useRerunFailed";
import { useRunFailedRefresh } from "./useRunFailedRefresh";
import { useUnlockStuck } from "./useUnlockStuck";

type Props = {
  item: AttentionRow_item$key;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

const questions: Record<string, string> = {
  RERUN: "Are you sure you want to re-run this job?",
  RUN_REFRESH: "Are you sure you want to run this campaign refresh job?",
};

/** Something that needs attention, why, and what can be done about it. */
export function AttentionRow({ item, refetch }: Props) {
  const { subject, reason, since, node, action } = useFragment(
    graphql`
      fragment AttentionRow_item on AttentionItem {
        subject
        reason
        since
        node {
          ...describeItem_node
        }
        action {
          kind
          label
          decision {
            reason
          }
        }
      }
    `,
    item,
  );
  const found = node == null ? null : describeItem(node);
  const [isAsked, setAsked] = useState(false);
  const [unlock, isUnlocking] = useUnlockStuck(refetch);
  const [rerun, isRerunning] = useRerunFailed(refetch);
  const [runRefresh, isRunning] = useRunFailedRefresh(refetch);
  const isBusy = isUnlocking || isRerunning || isRunning;
  const act = () => {
    if (found?.providerId != null) unlock(found.providerId);
    else setAsked(true);
  };
  const run = () => {
    setAsked(false);
    if (found?.jobId == null) return;
    if (action?.kind === "RERUN") rerun(found.jobId);
    else runRefresh(found.jobId);
  };

  return (
    <li className={css.row}>
      <div className={css.what}>
        {found === null ? <span className={css.subject}>{subject}</span> : <TextLink to={found.address} className={css.subject}>{subject}</TextLink>}
        <span className={css.reason}>{reason}</span>
        {since != null && <span className={css.since}>{`since ${momentText(since)}`}</span>}
      </div>
      {action != null && action.kind !== "OPEN" && (
        <ReasonedButton
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={`${action.label} ${subject}`}
          reason={action.decision.reason ?? null}
          loading={isBusy}
          onClick={act}
        >
          {action.label}
        </ReasonedButton>
      )}
      {isAsked && action != null && (
        <ConfirmDialog
          question={questions[action.kind] ?? ""}
          action={action.label}
          subject={`${subject}: ${reason}`}
          onConfirm={run}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  );
}
