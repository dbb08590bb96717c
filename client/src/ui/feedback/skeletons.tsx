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
    <div role="status" aria-label="Loading">
      <Rows columns={columns} count={rows} />
    </div>
  );
  return isInCard ? table : <Surface flush>{table}</Surface>;
}

/** A header and rows, as high as those of tables. */
function Rows({ columns, count }: { columns: number; count: number }) {
  return (
    <Box sx={{ px: 4, "& > * + *": { borderTop: 1, borderColor: "divider" } }}>
      {range(count + 1).map((row) => (
        <Box key={row} sx={{ display: "grid", gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: 6, alignItems: "center", height: 36 }}>
          {range(columns).map((column) => (
            <Skeleton key={column} height={row === 0 ? 12 : 16} width={row === 0 ? "40%" : widthOf(row + column)} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Texts differ in length. */
const widthOf = (place: number) => ["72%", "54%", "64%"][place % 3];

/** The distance of the lines of a card, and how many of them are enough to see what comes. */
const LINE = 28;
const MOST_LINES = 5;

/** Cards that are still loading: their frames, and a few lines of text. */
export function CardsSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  const lines = Math.max(1, Math.min(MOST_LINES, Math.floor((height - 32) / LINE)));
  return (
    <CardRow role="status" aria-label="Loading">
      {range(count).map((card) => (
        <Box
          key={card}
          sx={{ boxSizing: "border-box", height, px: 4, py: height < 2 * LINE ? 0 : 4, overflow: "hidden", bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px" }}
        >
          {range(lines).map((line) => (
            <Skeleton key={line} height={line === 0 ? 20 : 16} width={widthOf(line + 1)} sx={{ mb: "10px" }} />
          ))}
        </Box>
      ))}
    </CardRow>
  );
}

/** A screen whose data has not arrived: its heading and a table. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: "grid", gap: 5, maxWidth: 1600, mx: "auto", px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 4, sm: 6 } }}>
      <Skeleton width={180} height={34} />
      <Surface flush>
        <Rows columns={4} count={9} />
      </Surface>
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
