import { useSearchParams } from "react-router";
import { EARLIEST_DAY, readDay } from "../../ui/form/days";
import { DateField } from "../../ui/form/fields";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { missingDay, type RangeParams, rangeProblem } from "./customRange";

type Props = {
  params: RangeParams;
  /** Other search parameters that a change removes. */
  without: readonly string[];
};

/** The days of a custom range, each kept in the address once it is complete. */
export function CustomRangeFields({ params, without }: Props) {
  const [search] = useSearchParams();
  const [fromParam, setFrom] = useUrlParam(params[0]);
  const [toParam, setTo] = useUrlParam(params[1]);
  const [from, to] = [readDay(fromParam), readDay(toParam)];
  const problem = rangeProblem(search, params);
  const missing = missingDay(search, params);
  const change = (set: typeof setFrom) => (text: string) => {
    if (text === "" || readDay(text) !== null) set(text, { replace: true, without });
  };
  const sx = { flex: { xs: "1 1 140px", sm: "0 0 170px" } };
  return (
    <>
      <DateField
        label="Start Date"
        value={from ?? ""}
        onChange={change(setFrom)}
        min={EARLIEST_DAY}
        max={to ?? ""}
        helperText={missing === "from" ? "Enter a start date to apply the range." : undefined}
        fullWidth={false}
        sx={sx}
      />
      <DateField
        label="End Date"
        value={to ?? ""}
        onChange={change(setTo)}
        min={from ?? EARLIEST_DAY}
        error={problem !== null}
        helperText={missing === "to" ? "Enter an end date to apply the range." : problem}
        fullWidth={false}
        sx={sx}
      />
    </>
  );
}
