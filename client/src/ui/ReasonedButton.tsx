import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";

type Props = Omit<ButtonProps, "disabled"> & {
  /** Why the button does nothing now; null lets it work. */
  reason: string | null;
};

/**
 * A button that says why it is disabled, to the pointer, the keyboard and assistive technology: it stays
 * focusable and refuses the click instead of leaving the tab order.
 */
export function ReasonedButton({ reason, onClick, ...rest }: Props) {
  const button = (
    <Button
      {...rest}
      aria-disabled={reason !== null}
      onClick={(event) => {
        if (reason === null) onClick?.(event);
        else event.preventDefault();
      }}
    />
  );
  return reason === null ? (
    button
  ) : (
    <Tooltip title={reason} describeChild>
      {button}
    </Tooltip>
  );
}
