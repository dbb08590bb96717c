import { StatusChip } from "../../../ui/feedback/StatusChip";

/** Whether a part of a job is done, in the words of the screen. */
export const yesNo = (isDone: boolean): "Yes" | "No" => (isDone ? "Yes" : "No");

/** Whether a part of a job is done. */
export function YesNoChip({ isDone }: { isDone: boolean }) {
  return <StatusChip tone={isDone ? "green" : "grey"} label={yesNo(isDone)} />;
}
