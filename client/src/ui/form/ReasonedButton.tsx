import Button, { type ButtonProps } from "@mui/material/Button";
import { useForkRef } from "@mui/material/utils";
import { Tip } from "../feedback/Tip";
import { useBusyFocus } from "../useKeptFocus";

type Props = Omit<ButtonProps, "disabled"> & {
  /** Why the button does nothing now; null lets it work. */
  reason: string | null;
};

/**
 * A button that says why it is disabled, to the pointer, the keyboard and assistive technology: it stays
 * focusable and refuses the click instead of leaving the tab order.
 */
export function ReasonedButton({ reason, onClick, ref, ...rest }: Props) {
  const button = useForkRef(useBusyFocus<HTMLButtonElement>(rest.loading === true), ref);
  return (
    <Tip text={reason ?? ""}>
      <Button
        {...rest}
        ref={button}
        aria-disabled={reason !== null}
        onClick={(event) => {
          if (reason === null) onClick?.(event);
          else event.preventDefault();
        }}
      />
    </Tip>
  );
}
