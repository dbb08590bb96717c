import Box from "@mui/material/Box";
import { useState } from "react";
import { UserErrors } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../ui/layout/style";
import { TextLink } from "../../ui/url/TextLink";
import type { Item } from "./attentionItem";
import type { ItemAction } from "./useItemActions";

type Props = {
  item: Item;
  /** What can be done about it; null if nothing can. */
  action: ItemAction | null;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

/** Something that needs attention, why, and what can be done about it. */
export function AttentionRow({ item, action, refetch }: Props) {
  const { subject, reason, since, address } = item;
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

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3, minHeight: 36, py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", minWidth: 0, columnGap: 3, overflowWrap: "anywhere", color: "text.secondary", ...tabularNumbers }}>
        <Box component="span" sx={{ fontWeight: 550, color: "text.primary" }}>
          {address === null ? subject : <TextLink to={address}>{subject}</TextLink>}
        </Box>
        <span>{reason}</span>
        {since !== null && <span>{`since ${since}`}</span>}
      </Box>
      {item.action !== null && action !== null && (
        <ReasonedButton
          size="small"
          sx={{ flexShrink: 0 }}
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
      )}
      {isAsked && action !== null && (
        <ConfirmDialog
          question={action.question ?? ""}
          action={item.action?.label}
          subject={`${subject}: ${reason}`}
          onConfirm={() => {
            setAsked(false);
            run();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Box>
  );
}
