import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RefObject } from "react";
import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/MarketGeoJsonFormQuery.graphql";
import type { MarketGeoJsonFormQuery } from "../../__generated__/MarketGeoJsonFormQuery.graphql";
import { pastEveryCache } from "../../app/relay/network";
import { FormDialog } from "../../ui/FormDialog";
import { LabelledSpinner } from "../../ui/LabelledSpinner";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { StatusChip } from "../../ui/StatusChip";
import { GeoJsonField } from "./GeoJsonField";
import { isGeoJson } from "./geoJsonText";
import { useSaveMarketGeoJson } from "./useSaveMarketGeoJson";

type Props = {
  market: { readonly id: string; readonly marketId: number; readonly marketName: string };
  onClose: () => void;
  onSaved: () => void;
};

/** Edits the outline of a market as a text. A text that is no outline is never sent. */
export function MarketGeoJsonForm({ market, onClose, onSaved }: Props) {
  const { id, marketId, marketName } = market;
  const [queryRef, load] = useQueryLoader<MarketGeoJsonFormQuery>(query);
  useEffect(() => {
    // An outline that was read before may have changed since; it must not be saved over what is there now.
    load({ id }, { fetchPolicy: "network-only", networkCacheConfig: pastEveryCache });
  }, [id, load]);
  // The text may have megabytes, so it stays in the field until somebody asks for it.
  const field = useRef<HTMLTextAreaElement>(null);
  const [isThere, setThere] = useState(false);
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { save, failure, isBusy } = useSaveMarketGeoJson(onSaved);

  /** The text when it is an outline; it says whether it is. */
  const validated = (): string | null => {
    const text = field.current?.value;
    if (text === undefined) return null;
    const isValid = isGeoJson(text);
    setVerdict(isValid);
    return isValid ? text : null;
  };

  const waiting = <LabelledSpinner label="Loading GeoJSON" />;
  return (
    <FormDialog
      title={`Edit GeoJSON - ${marketName}`}
      warning={failure}
      isBusy={isBusy}
      canSave={isThere}
      maxWidth="lg"
      onClose={onClose}
      onSave={() => {
        const geoJson = validated();
        if (geoJson !== null) save({ marketId, geoJson });
      }}
      extraActions={
        <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2, minWidth: 0 }}>
          <Button onClick={validated} disabled={isBusy || !isThere}>
            Validate
          </Button>
          <Box role="status" sx={{ minWidth: 0 }}>
            {verdict !== null && (
              <StatusChip tone={verdict ? "green" : "red"} label={verdict ? "Geo Json is valid." : "Geo Json is invalid."} />
            )}
          </Box>
        </Box>
      }
    >
      <PanelBoundary
        what="GeoJSON"
        onRetry={() => load({ id }, { fetchPolicy: "network-only", networkCacheConfig: pastEveryCache })}
        resetKey={queryRef?.fetchKey}
      >
        <Suspense fallback={waiting}>
          {queryRef === null || queryRef === undefined ? (
            waiting
          ) : (
            <Loaded queryRef={queryRef} field={field} onEdit={() => setVerdict(null)} onReady={setThere} />
          )}
        </Suspense>
      </PanelBoundary>
    </FormDialog>
  );
}

type LoadedProps = {
  queryRef: PreloadedQuery<MarketGeoJsonFormQuery>;
  field: RefObject<HTMLTextAreaElement | null>;
  onEdit: () => void;
  /** Told when the text has come, and when it has gone. */
  onReady: (isThere: boolean) => void;
};

function Loaded({ queryRef, field, onEdit, onReady }: LoadedProps) {
  const { node } = usePreloadedQuery<MarketGeoJsonFormQuery>(
    graphql`
      query MarketGeoJsonFormQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Market {
            geoJson
          }
        }
      }
    `,
    queryRef,
  );
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  return <GeoJsonField field={field} initial={node?.geoJson ?? ""} onEdit={onEdit} />;
}
