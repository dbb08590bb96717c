import { endedMutations } from "../../../app/attentionCounts";
import { onSessionChange } from "../../../app/session/session";
import { createStore } from "../../../app/store";
import type { RunOutcome } from "../runs/runSet";
import { keyOf } from "./coverageCells";

/** How many mutations had ended when the runs of cells were sent. Until jobs are asked for after that, the cells show that they run. */
const sent = createStore<ReadonlyMap<string, number>>(new Map());

onSessionChange(() => sent.set(new Map()));

/** How many mutations had ended when runs were sent, by the key of their cell. */
export const useSentCells = sent.useValue;

/** Notes which runs were sent just now. */
export function noteSentCells(outcomes: readonly RunOutcome[]): void {
  const next = new Map(sent.get());
  for (const { run, isSent } of outcomes) {
    if (isSent) next.set(keyOf(run), endedMutations.get());
  }
  sent.set(next);
}
