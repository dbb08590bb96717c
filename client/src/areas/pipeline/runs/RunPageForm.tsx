import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { FormFailure } from "../../../app/forms/FormFailure";
import { useLeaveQuestion } from "../../../app/forms/useLeaveQuestion";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { type RunForm, useFocusProblem } from "./useRunForm";

type Props = {
  /** Names the form, for assistive technology. */
  label: string;
  form: Pick<RunForm, "problems" | "isChecking" | "isUnsaved"> & Partial<Pick<RunForm, "isSending" | "reason">> & { submit: () => void };
  /** The names of its fields. What is wrong with the rest of the input shows below them. */
  fields: readonly string[];
  /** Where Cancel leads. */
  back: string;
  /** What the form has shown of earlier attempts. */
  report?: ReactNode;
  /** Fields beside the others, with the buttons below them; without any, the buttons are below the others. */
  beside?: ReactNode;
  children: ReactNode;
};

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 };

/** A screen's form that starts jobs: its fields, what is wrong with it, Save and Cancel. */
export function RunPageForm({ label, form, fields, back, report, beside, children }: Props) {
  const { problems, isChecking, isSending = false, reason = null, isUnsaved, submit } = form;
  const navigate = useNavigate();
  const { question, allowLeaving } = useLeaveQuestion(isUnsaved, { isBusy: isChecking });
  const element = useFocusProblem<HTMLFormElement>(problems);
  const save = useKeptFocus<HTMLButtonElement>(isChecking);
  const others = Object.entries(problems).filter(([field]) => !fields.includes(field));
  return (
    <Box
      component="form"
      ref={element}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) submit();
      }}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", ...(beside !== undefined && { md: "minmax(0, 1fr) minmax(0, 360px)" }) },
        gap: 5,
      }}
    >
      <Box sx={column}>{children}</Box>
      <Box sx={{ ...column, alignContent: "start" }}>
        {beside}
        <FormFailure failure={others.map(([, problem]) => problem).join(" ")} />
        {report}
        {reason !== null && <Box sx={{ color: "text.secondary", typography: "body2" }}>{reason}</Box>}
        <Box sx={{ display: "flex", gap: 2 }}>
          <ReasonedButton ref={save} type="submit" variant="contained" color="primary" reason={reason} loading={isChecking}>
            Save
          </ReasonedButton>
          <Button
            disabled={isChecking}
            onClick={() => {
              allowLeaving();
              void navigate(back);
            }}
          >
            {/* While jobs are sent, the button that cancels is the one that stops them. */}
            {isSending ? "Leave" : "Cancel"}
          </Button>
        </Box>
      </Box>
      {question}
    </Box>
  );
}
