import { Link } from "react-router";
import { clearWork, type Work } from "../../../app/work";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { CloseIcon } from "../../../ui/layout/icons";
import { PlainButton } from "../../../ui/layout/PlainButton";
import { timeText } from "../../../ui/text/format";
import css from "./WorkItem.module.css";
import { looks, outcomeOf } from "./workTexts";

/** One piece of work, with a link to its screen. */
export function WorkItem({ work: one, onOpen }: { work: Work; onOpen: () => void }) {
  const { id, label, to, startedAt, status, progress } = one;
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to={to} onClick={onOpen} className={css.link}>
          {label}
        </Link>
        <StatusChip {...looks[status]} />
        {status !== "running" && (
          <PlainButton isIcon type="button" aria-label={`Clear ${label}`} onClick={() => clearWork(id)}>
            <CloseIcon fontSize="small" />
          </PlainButton>
        )}
      </div>
      {progress !== null && <progress aria-label={`Progress of ${label}`} value={progress.done} max={progress.total} className={css.bar} />}
      <p className={css.text}>{[`Started ${timeText(new Date(startedAt))}.`, outcomeOf(one)].filter(Boolean).join(" ")}</p>
    </li>
  );
}
