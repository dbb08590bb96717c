import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Surface } from "../layout/Surface";

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
    <Box role="status" aria-label="Loading" sx={{ px: 4, py: 1 }}>
      {range(rows + 1).map((row) => (
        <Box
          key={row}
          sx={{
            display: "grid",
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            gap: 6,
            py: "9px",
            borderTop: row === 0 ? 0 : 1,
            borderColor: "divider",
          }}
        >
          {range(columns).map((column) => (
            <Skeleton key={column} variant="text" width={`${[72, 54, 64][(row + column) % 3] ?? 60}%`} />
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
    <Box
      role="status"
      aria-label="Loading"
      sx={{ display: "grid", gap: 4, gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" }}
    >
      {range(count).map((card) => (
        <Skeleton key={card} variant="rounded" height={height} sx={{ borderRadius: "10px" }} />
      ))}
    </Box>
  );
}

/** A screen whose data has not arrived: its heading and a table. */
export function PageSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{ px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1600, mx: "auto" }}
    >
      <Skeleton variant="text" width={180} height={34} sx={{ mb: 5 }} />
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: "10px" }} />
    </Box>
  );
}
