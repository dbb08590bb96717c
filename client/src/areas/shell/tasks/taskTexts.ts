import type { BackgroundTask } from "../../../app/backgroundTasks";
import type { Tone } from "../../../ui/layout/style";
import { numberText } from "../../../ui/text/format";

/** How the states of tasks look. */
export const looks: Readonly<Record<BackgroundTask["status"], { tone: Tone; label: string }>> = {
  running: { tone: "blue", label: "Running" },
  done: { tone: "green", label: "Done" },
  failed: { tone: "red", label: "Failed" },
  stopped: { tone: "grey", label: "Stopped" },
};

/** The progress or result of a task as a sentence; its state alone if nothing more is known. */
export const outcomeOf = ({ status, text }: Pick<BackgroundTask, "status" | "text">): string => text || (status === "running" ? "" : `${looks[status].label}.`);

/** What the button in the top bar shows of ended tasks. */
export type TasksMark = { status: "failed" | "stopped" | "done" | "seen"; text: string };

/**
 * The state of the ended tasks that need a look first, with its count. Failures count until they were seen, or until the same
 * task, started later, is done.
 */
export function tasksMark(all: readonly Pick<BackgroundTask, "id" | "label" | "to" | "status">[], seen: ReadonlySet<number>): TasksMark {
  const isOver = (one: (typeof all)[number]) =>
    seen.has(one.id) || all.some(({ id, label, to, status }) => status === "done" && id > one.id && label === one.label && to === one.to);
  for (const status of ["failed", "stopped", "done"] as const) {
    const count = all.filter((one) => one.status === status && (status !== "failed" || !isOver(one))).length;
    if (count > 0) return { status, text: `${numberText(count)} ${looks[status].label.toLowerCase()}` };
  }
  return { status: "seen", text: "Work" };
}

/** How many tasks there are, by their states, such as "Work: 2 running, 1 failed". */
export function tasksLabel(all: readonly Pick<BackgroundTask, "status">[]): string {
  const counts = (["running", "failed", "done", "stopped"] as const).flatMap((status) => {
    const count = all.filter((one) => one.status === status).length;
    return count === 0 ? [] : [`${numberText(count)} ${looks[status].label.toLowerCase()}`];
  });
  return `Work: ${counts.join(", ")}`;
}
