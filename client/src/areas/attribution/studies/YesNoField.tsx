import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";

type Props = {
  /** The question. */
  label: string;
  /** Null when there is no answer. */
  value: boolean | null;
  onChange: (value: boolean) => void;
};

/** A question with the answers Yes and No. */
export function YesNoField({ label, value, onChange }: Props) {
  const question = useId();
  return (
    <FormControl>
      <FormLabel id={question} sx={{ typography: "body1", color: "text.primary", "&.Mui-focused": { color: "text.primary" } }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={question}
        value={value === null ? "" : value ? "yes" : "no"}
        onChange={(_, answer) => onChange(answer === "yes")}
      >
        <FormControlLabel value="yes" label="Yes" control={<Radio size="small" />} sx={{ mr: 6 }} />
        <FormControlLabel value="no" label="No" control={<Radio size="small" />} />
      </RadioGroup>
    </FormControl>
  );
}
