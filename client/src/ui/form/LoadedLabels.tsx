import { type Loadable, Panel } from "../layout/Panel";
import type { Choice } from "./choices";

type Props<Data> = {
  /** What is chosen, such as "Market". */
  kind: string;
  values: readonly number[];
  loadable: Loadable<Data>;
  read: (data: Data) => { choices: readonly Choice<number>[] };
};

/** What a select of loaded choices shows for its values, as text. A choice that is not known has its number. */
export function LoadedLabels<Data>({ kind, values, loadable, read }: Props<Data>) {
  const text = (choices: readonly Choice<number>[]) =>
    values.map((value) => choices.find((choice) => choice.value === value)?.label ?? `${kind} ${value}`).join(", ");
  return (
    <Panel loadable={{ ...loadable, isStale: false }} skeleton={text([])} renderError={() => text([])}>
      {(data) => text(read(data).choices)}
    </Panel>
  );
}
