import { EARLIEST_DAY, readDay } from "../../../ui/form/days";
import { DateField } from "../../../ui/form/fields";
import { useUrlParam } from "../../../ui/url/useUrlParam";

type Props = {
  label: string;
  /** The search parameter that holds the day. */
  param: string;
  /** Parameters that lose their meaning with another day. */
  without: readonly string[];
};

/** The first day of a list of jobs, kept in the address once it is complete. */
export function SinceField({ label, param, without }: Props) {
  const [text, setText] = useUrlParam(param);
  return (
    <DateField
      label={label}
      value={readDay(text) ?? ""}
      onChange={(next) => {
        const day = readDay(next);
        if (day !== null || next === "") setText(day, { replace: true, without });
      }}
      min={EARLIEST_DAY}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 170px" } }}
    />
  );
}
