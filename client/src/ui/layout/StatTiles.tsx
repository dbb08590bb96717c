import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { FieldLabel } from "../feedback/FieldLabel";
import { tabularNumbers } from "./style";

/** One figure and its caption; the value is text that is already formatted. */
export type Stat = {
  label: string;
  value: string;
  /** The field of the graph that it shows, such as "VehicleSummary.active". */
  describes?: string;
};

type Props = {
  stats: readonly Stat[];
  label: string;
  /** Whether the figures are still loading. */
  isLoading?: boolean;
};

/** A row of figures, such as the summary above a grid. */
export function StatTiles({ stats, label, isLoading = false }: Props) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: "1px",
        m: 0,
        bgcolor: "divider",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        overflow: "hidden",
      }}
    >
      {stats.map(({ label: caption, value, describes }) => (
        <Box key={caption} sx={{ flex: "1 1 120px", bgcolor: "background.paper", px: 4, py: 3 }}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: 12 }}>
            <FieldLabel describes={describes}>{caption}</FieldLabel>
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 18, fontWeight: 600, minHeight: 27, ...tabularNumbers }}>
            {isLoading ? <Skeleton width={40} /> : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
