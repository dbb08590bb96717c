import Box from "@mui/material/Box";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";

type ChoiceProps = {
  /** What is chosen, for assistive technology. */
  label: string;
  /** With a reason, a choice is disabled. */
  choices: readonly { value: string; label: string; reason: string | null }[];
  value: string;
  onChange: (value: string) => void;
};

/** A few choices beside each other, of which one is pressed. */
export function ChoiceButtons({ label, choices, value, onChange }: ChoiceProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: "flex",
        "& > *": { borderRadius: 0, ml: "-1px" },
        "& > :first-of-type": { borderRadius: "6px 0 0 6px", ml: 0 },
        "& > :last-of-type": { borderRadius: "0 6px 6px 0" },
      }}
    >
      {choices.map((choice) => (
        <ReasonedButton
          key={choice.value}
          reason={choice.reason}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </ReasonedButton>
      ))}
    </Box>
  );
}
