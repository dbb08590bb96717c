import Button from "@mui/material/Button";
import type { VehiclePairing } from "../../__generated__/VehiclesGrid_customer.graphql";
import { numberText } from "../../ui/text/format";

type Props = {
  vehicles: readonly { readonly paired?: VehiclePairing | null; readonly pairedLabel?: string | null }[];
  /** The pairings that the grid is filtered by. */
  filter: readonly string[];
  onChange: (filter: readonly string[]) => void;
};

/** Filters the grid by vehicles whose pairing needs attention, and says how many there are. Hidden if there are none. */
export function NeedsAttentionButton({ vehicles, filter, onChange }: Props) {
  const found = vehicles.filter(({ paired }) => paired === "NEEDS_ATTENTION");
  const label = found[0]?.pairedLabel;
  if (label == null) return null;
  const isOn = filter.length === 1 && filter[0] === label;
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? [] : [label])}
      sx={(theme) =>
        isOn
          ? {
              color: theme.vars.palette.tone.blue.text,
              borderColor: "currentColor",
              bgcolor: theme.vars.palette.tone.blue.soft,
            }
          : {}
      }
    >
      {`${label} (${numberText(found.length)})`}
    </Button>
  );
}
