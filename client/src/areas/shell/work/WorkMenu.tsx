import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { notify } from "../../../app/notifications";
import { clearWork, type Work, work } from "../../../app/work";
import { announce } from "../../../ui/announce";
import { Spinner } from "../../../ui/feedback/Spinner";
import { PlainButton } from "../../../ui/layout/PlainButton";
import { NotificationSwitch } from "./NotificationSwitch";
import { followTitle } from "./titleCount";
import { WorkItem } from "./WorkItem";
import css from "./WorkMenu.module.css";
import { outcomeOf, workLabel, type WorkMark, workMark } from "./workTexts";

const marks: Readonly<Record<WorkMark["status"], string | undefined>> = {
  failed: css.failed,
  stopped: css.stopped,
  done: css.done,
  seen: css.stopped,
};

/** Long work in the top bar: what runs, its progress, and its results. Shown only while there is any. */
export function WorkMenu() {
  const all = work.useValue();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const running = all.filter(({ status }) => status === "running").length;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const mark = workMark(all, seen);
  useEffect(() => followTitle(running), [running]);
  useEndedWork(all);
  if (all.length === 0) return null;
  const seeFailures = () => setSeen(new Set(all.filter(({ status }) => status === "failed").map(({ id: failed }) => failed)));
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <PlainButton type="button" popoverTarget={id} aria-label={workLabel(all)} title={workLabel(all)} className={css.button}>
        {running > 0 ? <Spinner size={14} /> : <span aria-hidden="true" className={marks[mark.status]} />}
        <span aria-hidden="true">{running > 0 ? running : mark.text}</span>
      </PlainButton>
      <div ref={panel} id={id} popover="auto" role="region" aria-label="Work" onToggle={seeFailures} className={css.panel}>
        <div className={css.head}>
          <h2 className={css.heading}>Work</h2>
          {running < all.length && (
            <PlainButton type="button" onClick={() => clearWork()}>
              Clear ended
            </PlainButton>
          )}
        </div>
        <ul className={css.list}>
          {all.toReversed().map((one) => (
            <WorkItem key={one.id} work={one} onOpen={close} />
          ))}
        </ul>
        <NotificationSwitch />
      </div>
    </>
  );
}

/** Announces the result of work as soon as it ends: to assistive technology, and as a notification. */
function useEndedWork(all: readonly Work[]) {
  const navigate = useNavigate();
  const before = useRef(all);
  useEffect(() => {
    const ran = before.current.filter(({ status }) => status === "running");
    before.current = all;
    const ended = all.filter((one) => one.status !== "running" && ran.some(({ id }) => id === one.id));
    if (ended.length === 0) return;
    announce(ended.map((one) => `${one.label}: ${outcomeOf(one)}`).join(" "));
    for (const one of ended) notify(one.label, outcomeOf(one), () => void navigate(one.to));
  }, [all, navigate]);
}
