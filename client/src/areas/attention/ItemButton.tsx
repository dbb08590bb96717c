import { useState } from "react";
import { UserErrors } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import type { Item } from "./attentionItem";
import type { ItemAction } from "./useItemActions";

type Props = {
  item: Item;
  /** What can be done about it; null if nothing can. */
  action: ItemAction | null;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

/** What can be done about something that needs attention, after a question if it has one; nothing if nothing can. */
export function ItemButton({ item, action, refetch }: Props) {
  const { subject, reason } = item;
  const [isAsked, setAsked] = useState(false);
  const [run, isBusy] = useAction(async () => {
    if (action === null) return;
    try {
      const [outcome] = await action.send([item]);
      if (outcome === undefined || outcome.reason !== null) throw new UserErrors([{ message: outcome?.reason ?? "There is no outcome." }]);
      showToast(action.done);
    } finally {
      // After a refusal, too: the list is out of date then.
      void refetch();
    }
  }, action?.failure ?? "");
  if (item.action === null || action === null) return null;
  return (
    <>
      <ReasonedButton
        size="small"
        aria-label={`${item.action.label} ${subject}`}
        reason={item.action.refusal}
        loading={isBusy}
        onClick={() => {
          if (action.question === null) run();
          else setAsked(true);
        }}
      >
        {item.action.label}
      </ReasonedButton>
      {isAsked && (
        <ConfirmDialog
          question={action.question ?? ""}
          action={item.action.label}
          subject={`${subject}: ${reason}`}
          onConfirm={() => {
            setAsked(false);
            run();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
