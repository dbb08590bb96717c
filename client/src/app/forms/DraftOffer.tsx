import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type MouseEvent, useId } from "react";
import { focusFirstField } from "../../ui/form/focusFirst";
import { useReportChange } from "../../ui/form/formChange";
import { noPrint } from "../../ui/layout/style";
import { timeText } from "../../ui/text/format";

type Props = {
  savedAt: Date;
  /** Whether what is saved has changed since. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers what was entered into a form before and not saved. */
export function DraftOffer({ savedAt, isOutdated, onRestore, onDiscard }: Props) {
  const text = useId();
  const reportChange = useReportChange();
  const answer = ({ currentTarget }: MouseEvent<HTMLButtonElement>, act: () => void) => {
    // The button is about to go.
    focusFirstField(currentTarget.form);
    act();
  };
  return (
    <Box
      role="group"
      aria-labelledby={text}
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        px: 3,
        py: 2,
        borderRadius: "8px",
        border: "1px solid transparent",
        bgcolor: theme.vars.palette.tone.blue.soft,
        color: theme.vars.palette.tone.blue.text,
        typography: "body2",
        ...noPrint,
      })}
    >
      <Box component="span" id={text} role="status" sx={{ flex: "1 1 220px", minWidth: 0 }}>
        What you typed here until {timeText(savedAt)} was not saved.
        {isOutdated && " What is saved has changed since."}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) =>
            answer(event, () => {
              reportChange();
              onRestore();
            })
          }
        >
          Restore what you had typed
        </Button>
        <Button size="small" color="inherit" onClick={(event) => answer(event, onDiscard)}>
          Discard
        </Button>
      </Box>
    </Box>
  );
}
