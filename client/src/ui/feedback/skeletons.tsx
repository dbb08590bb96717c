import { CardRow } from "../layout/CardRow";
import { Surface } from "../layout/Surface";
import { Skeleton } from "./Skeleton";
import css from "./skeletons.module.css";

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
    <div role="status" aria-label="Loading" className={css.table}>
      {range(rows + 1).map((row) => (
        <div key={row} className={css.row} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {range(columns).map((column) => (
            <Skeleton key={column} isText width={`${[72, 54, 64][(row + column) % 3] ?? 60}%`} />
          ))}
        </div>
      ))}
    </div>
  );
  return isInCard ? table : <Surface flush>{table}</Surface>;
}

/** Cards that are still loading. */
export function CardsSkeleton({ count = 4, height = 112 }: { count?: number; height?: number }) {
  return (
    <div role="status" aria-label="Loading">
      <CardRow>
        {range(count).map((card) => (
          <Skeleton key={card} height={height} borderRadius={10} />
        ))}
      </CardRow>
    </div>
  );
}

/** A screen whose data has not arrived: its heading and a table. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={css.page}>
      <Skeleton isText width={180} height={34} />
      <Skeleton height={320} borderRadius={10} />
    </div>
  );
}
