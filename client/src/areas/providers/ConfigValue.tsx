import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";

type Props = {
  /** Its key. */
  name: string;
  value: string;
  maskedValue: string;
};

/** A value of a configuration. Its secrets are masked until the user shows them. */
export function ConfigValue({ name, value, maskedValue }: Props) {
  const [isShown, setShown] = useState(false);
  if (value === maskedValue) return value;
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${isShown ? "Hide" : "Show"} ${name}`}
        onClick={() => setShown(!isShown)}
        sx={{ mr: 1, p: "1px", verticalAlign: "middle" }}
      >
        <Icon sx={{ fontSize: 14 }} />
      </IconButton>
      {isShown ? value : maskedValue}
    </>
  );
}
