import type { ButtonProps } from "@mui/material/Button";
import Button from "@mui/material/Button";
import { Link, useNavigate } from "react-router";
import { ReasonedButton } from "../form/ReasonedButton";
import { useScreenAction } from "./screenActions";

type Props = Pick<ButtonProps, "aria-label" | "loading" | "ref"> & {
  label: string;
  onClick: () => void;
  /** Whether it is the one thing to do here. */
  isPrimary?: boolean;
  /** Why it cannot be done now. */
  reason?: string | null;
};

/** A button of a screen's head. The search for everything offers the same action. */
export function ScreenButton({ label, onClick, isPrimary = false, reason = null, loading = false, ...rest }: Props) {
  useScreenAction({ label, reason: loading === true ? "It is under way." : reason, run: onClick });
  return (
    <ReasonedButton {...rest} {...(isPrimary && { variant: "contained", color: "primary" })} reason={reason} loading={loading} onClick={onClick}>
      {label}
    </ReasonedButton>
  );
}

type LinkProps = { label: string; to: string };

/** A link of a screen's head, in the look of a button. */
export function ScreenLink({ label, to }: LinkProps) {
  const navigate = useNavigate();
  useScreenAction({ label, address: to, reason: null, run: () => void navigate(to) });
  return (
    <Button component={Link} to={to}>
      {label}
    </Button>
  );
}
