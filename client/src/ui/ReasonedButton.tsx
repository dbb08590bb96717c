import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useBusyFocus } from "./useKeptFocus";

type Props = Omit<ButtonProps, "disabled"> & {
  /** Why the button does nothing now; null lets it work. */
  reason: string | null;
};

/**
 * A button that says why it is disabled, to the pointer, the keyboard and assistive technology: it stays
 * focusable and refuses the click instead of leaving the tab order.
 */
export function ReasonedButton({ reason, onClick, ref, ...rest }: Props) {
  const button = useBusyFocus<HTMLButtonElement>(rest.loading === true);
  return (
    // Also without a reason: the button must stay the same one, or it loses the focus when the reason changes.
    <Tooltip title={reason ?? ""} describeChild>
      <Button
        {...rest}
        ref={(element) => {
          button.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
        aria-disabled={reason !== null}
        onClick={(event) => {
          if (reason === null) onClick?.(event);
          else event.preventDefault();
        }}
      />
    </Tooltip>
  );
}
