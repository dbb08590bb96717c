import { useEffect } from "react";
import { NoticeLink } from "../../../app/NoticeLink";
import { paths } from "../../../app/routing/paths";
import { createStore } from "../../../app/store";
import { useRunSet } from "./marketRuns";
import { progressText } from "./progressText";
import css from "./SendingNotice.module.css";

/** How many parts of the screen say how far the runs are. */
const reports = createStore(0);

/** Notes that a part of the screen says how far the runs are. */
export function useReportedRuns(): void {
  useEffect(() => {
    reports.set(reports.get() + 1);
    return () => reports.set(reports.get() - 1);
  }, []);
}

/** A line at the end of every screen that does not say itself how far the runs are. It covers nothing that could not be scrolled to. */
export function SendingNotice() {
  const set = useRunSet();
  const isReported = reports.useValue() > 0;
  if (set === null || isReported) return null;
  return (
    <div role="status" data-notice className={`${css.notice} tone-${set.status === "ended" ? "yellow" : "blue"}`}>
      <span>{progressText(set)}</span>
      <NoticeLink to={paths.pipeline()}>Show in Pipeline</NoticeLink>
    </div>
  );
}
