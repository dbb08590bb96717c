import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import CircularProgress from "@mui/material/CircularProgress";
import { CardRow, Surface } from "../layout/Surface";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

type TableProps = {
  columns: number;
  rows?: number;
  /** For a table inside a card that is there already. */
  isInCard?: boolean;
};

/** A table that is still loading, in its final shape. */
export function TableSkeleton({ columns, rows = 8, isInCard = false }: TableProps) {
  const table = (
    <Box role="status" aria-label="Loading" sx={{ px: 4, py: 1, "& > * + *": { borderTop: 1, borderColor: "divider" } }}>
      {range(rows + 1).map((row) => (
        <Box key={row} sx={{ display: "grid", gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: 6, py: "9px" }}>
          {range(columns).map((column) => (
            <Skeleton key={column} width={`${[72, 54, 64][(row + column) % 3] ?? 60}%`} />
          ))}
        </Box>
      ))}
    </Box>
  );
  return isInCard ? table : <Surface flush>{table}</Surface>;
}

/** Cards that are still loading. */
export function CardsSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <CardRow role="status" aria-label="Loading">
      {range(count).map((card) => (
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </CardRow>
  );
}

/** A screen whose data has not arrived: its heading and a table. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: "grid", gap: 5, maxWidth: 1600, mx: "auto", px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 4, sm: 6 } }}>
      <Skeleton width={180} height={34} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

/** A spinner with a label. */
export function LabelledSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 3, p: 4, color: "text.secondary" }}>
      <CircularProgress size={18} color="inherit" aria-hidden />
      <span>{label}</span>
    </Box>
  );
}
