import { useState } from "react";
import { operations } from "../../app/relay/operations";
import { ModalDialog } from "../../ui/layout/ModalDialog";
import { numberText } from "../../ui/text/format";
import { OperationItem } from "./operations/OperationItem";
import css from "./OperationsDialog.module.css";

/** How the open screen was loaded: the operations that it has run, their outcomes, and how to run them elsewhere. */
export function OperationsDialog({ onClose }: { onClose: () => void }) {
  const all = operations.useValue();
  const [isFresh, setFresh] = useState(false);
  const first = all[0]?.startedAt ?? 0;
  const failed = all.filter(({ failure }) => failure instanceof Error || (failure?.length ?? 0) > 0).length;
  return (
    <ModalDialog title="How was this loaded" className={css.dialog} onClose={onClose}>
      <div className={css.content}>
        <p className={css.note}>
          {all.length === 0
            ? "This screen has run no operations yet."
            : `${countText(all.length)} since this screen was opened, ${failed === 0 ? "none" : numberText(failed)} with errors. Calls to services are counted when a query is run again.`}
        </p>
        {all.length > 0 && (
          <label className={css.option}>
            <input type="checkbox" checked={isFresh} onChange={({ target }) => setFresh(target.checked)} />
            Bypass the gateway’s cache when running again
          </label>
        )}
        <ul className={css.list}>
          {all.map((operation) => (
            <OperationItem key={nameOf(operation.key)} operation={operation} offset={operation.startedAt - first} isFresh={isFresh} />
          ))}
        </ul>
      </div>
    </ModalDialog>
  );
}

const names = new WeakMap<object, string>();
let named = 0;

/** The React key of an operation. Its index will not do, because the list drops the oldest ones. */
function nameOf(key: unknown): string {
  if (typeof key !== "object" || key === null) return String(key);
  const name = names.get(key);
  if (name !== undefined) return name;
  named += 1;
  names.set(key, `object ${named}`);
  return `object ${named}`;
}

const countText = (count: number): string => (count === 1 ? "1 operation" : `${numberText(count)} operations`);
