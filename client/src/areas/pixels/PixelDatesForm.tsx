import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DateField } from "../../ui/form/DateField";
import { SelectField } from "../../ui/form/SelectField";
import { dateFilters, type PixelDates } from "./pixelDates";

type Props = {
  dates: PixelDates;
  onChange: (dates: PixelDates) => void;
  /** The problem with the days. */
  problem: string | null;
  onGetPixels: () => void;
  isGetting: boolean;
  onRunJob: () => void;
  isRunning: boolean;
};

/** Selects days, and loads or gathers the requests of these days. */
export function PixelDatesForm({ dates, onChange, problem, onGetPixels, isGetting, onRunJob, isRunning }: Props) {
  const { filter, from, to } = dates;
  return (
    <Box component="section" aria-label="Dates" sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <SelectField
          label="Date Filter"
          value={filter}
          choices={dateFilters}
          onChange={(next) => onChange({ ...dates, filter: next ?? filter })}
          fullWidth={false}
          sx={{ flex: { xs: "1 1 100%", sm: "0 0 180px" } }}
        />
        {filter === "custom" && (
          <>
            <DateField
              label="Start Date"
              value={from}
              max={to}
              onChange={(day) => onChange({ ...dates, from: day })}
              fullWidth={false}
              sx={{ flex: { xs: "1 1 130px", sm: "0 0 170px" } }}
            />
            <DateField
              label="End Date"
              value={to}
              min={from}
              onChange={(day) => onChange({ ...dates, to: day })}
              fullWidth={false}
              sx={{ flex: { xs: "1 1 130px", sm: "0 0 170px" } }}
            />
          </>
        )}
        <Button variant="contained" color="primary" onClick={onGetPixels} loading={isGetting}>
          Get Pixels
        </Button>
        <Button onClick={onRunJob} loading={isRunning}>
          Run Pixels Job
        </Button>
      </Box>
      {problem !== null && (
        <Box role="alert" sx={{ color: "error.main", typography: "body2" }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
