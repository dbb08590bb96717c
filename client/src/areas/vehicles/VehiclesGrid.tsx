import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SyntheticEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VehiclesGridMutation } from "../../__generated__/VehiclesGridMutation.graphql";
import type { VehiclesGrid_query$key } from "../../__generated__/VehiclesGrid_query.graphql";
import type {
  VehiclePairing,
  VehicleProcessing,
  VehiclesGrid_vehicles$data,
  VehiclesGrid_vehicles$key,
} from "../../__generated__/VehiclesGrid_vehicles.graphql";
import { onlyOutcome, withReason } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { SearchBox } from "../../ui/form/TextBox";
import { Surface } from "../../ui/layout/Surface";
import type { Tone } from "../../ui/layout/style";
import { CopyValue } from "../../ui/table/CopyValue";
import { DataGrid } from "../../ui/table/DataGrid";
import { EmptyState } from "../../ui/table/EmptyState";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { compareTexts, type Sort } from "../../ui/table/sort";
import { textSearch } from "../../ui/table/textSearch";
import { useGridState } from "../../ui/table/useGridState";
import { numberText } from "../../ui/text/format";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CheckVehiclesButton } from "./CheckVehiclesButton";
import { type CheckedVehicles, noteCheck, steadyColumn, type TextColumn } from "./checkedVehicles";

type Vehicle = VehiclesGrid_vehicles$data["nodes"][number];

/** What the grid's search parameters begin with. */
const PREFIX = "vehicles";
const KEYS = ["processing", "status", "paired", "id", "name", "type", "class", "owner", "provider", "group"];
/** The search parameter of the text to find. */
const TEXT = "vehicle";
const LIST = { name: "vehicles", filters: [TEXT, ...KEYS.map((key) => `${PREFIX}-${key}`)] };

const EMPTY_TEXT = "This customer does not have any vehicles.";
const DEFAULT_SORT: Sort = { key: "id", direction: "asc" };

const tones: Partial<Record<VehicleProcessing, Tone>> = { ACTIVE: "green", RETIRED: "red" };

const pairedTones: Partial<Record<VehiclePairing, Tone>> = { CONFIRMED: "green", NEEDS_ATTENTION: "yellow", NOT_FOUND: "red" };

type Props = {
  vehicles: VehiclesGrid_vehicles$key;
  query: VehiclesGrid_query$key;
  customerId: number;
  /** Refetches the vehicles and the choices. */
  refetch: () => Promise<void>;
};

/** The vehicles of a customer. A click on a row checks that vehicle's health. */
export function VehiclesGrid({ vehicles: vehiclesKey, query, customerId, refetch }: Props) {
  const vehicles = useFragment(
    graphql`
      fragment VehiclesGrid_vehicles on VehicleConnection @throwOnFieldError {
        totalCount
        unreadableCount
        nodes {
          assetId
          assetRef
          displayName
          label
          processing
          processingLabel
          statusLabel
          paired
          pairedLabel
          assetType
          classRef
          owner
          providerName
          group
        }
      }
    `,
    vehiclesKey,
  );
  // Without these the filters offer what the rows hold.
  const { owners, classes } = useFragment(
    graphql`
      fragment VehiclesGrid_query on Query {
        owners: mediaOwners @catch {
          name
        }
        classes: mediaClassifications @catch {
          name
        }
      }
    `,
    query,
  );
  const { send } = useSubmit<VehiclesGridMutation>(graphql`
    mutation VehiclesGridMutation($input: CheckVehiclesHealthInput!) {
      checkVehiclesHealth(input: $input) {
        outcomes {
          error {
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  // A second click may come before the row is drawn as busy.
  const running = useRef(new Set<number>());
  const [checked, setChecked] = useState<CheckedVehicles>(new Map());
  const [state, setState] = useGridState(PREFIX, KEYS, DEFAULT_SORT);

  const [textOfAddress, setText] = useUrlParam(TEXT);
  // The field does not wait for the address, which would be too slow to type into.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? textOfAddress ?? "";

  const rows = vehicles.nodes;
  const isFound = textSearch(text);
  const columns: readonly TextColumn<Vehicle>[] = [
    {
      key: "processing",
      header: "Processing",
      describes: "Vehicle.processing",
      value: ({ processingLabel }) => processingLabel,
      cell: ({ processing, processingLabel }) => (
        <StatusChip tone={tones[processing] ?? "grey"} label={processingLabel} title={processingLabel} />
      ),
      choices: choicesOf(rows.map(({ processingLabel }) => processingLabel)),
      minWidth: 136,
    },
    { key: "status", header: "Status", describes: "Vehicle.statusLabel", value: ({ statusLabel }) => statusLabel, minWidth: 122 },
    {
      key: "paired",
      header: "Paired",
      describes: "Vehicle.paired",
      value: ({ pairedLabel }) => pairedLabel ?? null,
      cell: ({ paired, pairedLabel }) =>
        pairedLabel && <StatusChip tone={(paired && pairedTones[paired]) ?? "grey"} label={pairedLabel} title={pairedLabel} />,
      choices: choicesOf(rows.map(({ pairedLabel }) => pairedLabel)),
      minWidth: 144,
    },
    { key: "id", header: "ID", describes: "Vehicle.assetRef", value: ({ assetRef }) => assetRef, cell: ({ assetRef }) => <Ref text={assetRef} />, minWidth: 88 },
    { key: "name", header: "Display Name", value: ({ displayName }) => displayName ?? null, minWidth: 110 },
    { key: "type", header: "Type", value: ({ assetType }) => assetType ?? null, minWidth: 66 },
    {
      key: "class",
      header: "Class",
      describes: "Vehicle.classRef",
      value: ({ classRef }) => classRef ?? null,
      choices: choicesOf([...(classes.ok ? classes.value.map(({ name }) => name) : []), ...rows.map(({ classRef }) => classRef)]),
      minWidth: 106,
    },
    {
      key: "owner",
      header: "Owner",
      value: ({ owner }) => owner ?? null,
      choices: choicesOf([...(owners.ok ? owners.value.map(({ name }) => name) : []), ...rows.map(({ owner }) => owner)]),
      minWidth: 134,
    },
    { key: "provider", header: "GPS Provider", value: ({ providerName }) => providerName ?? null, minWidth: 140 },
    { key: "group", header: "Group", describes: "Vehicle.group", value: ({ group }) => group ?? null, minWidth: 96 },
  ];

  const checkRow = async (row: Vehicle) => {
    const { assetId, label } = row;
    if (running.current.has(assetId)) return;
    running.current.add(assetId);
    setBusy(new Set(running.current));
    setChecked(noteCheck(checked, assetId, Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))));
    try {
      onlyOutcome(await send({ customerId, assetIds: [assetId] }));
      await refetch();
      showToast(`Health check completed for ${label}.`);
    } catch (error) {
      console.error(`The health check of vehicle ${assetId} failed.`, error);
      showToast(withReason(`Health check failed for ${label}.`, error), "red");
    }
    running.current.delete(assetId);
    setBusy(new Set(running.current));
  };

  if (rows.length === 0) {
    return (
      <Surface>
        <EmptyState text={EMPTY_TEXT} />
      </Surface>
    );
  }
  return (
    <>
      <PartialListNote shown={rows.length} total={vehicles.totalCount} unreadable={vehicles.unreadableCount} isInline>
        The filters look at these only.
      </PartialListNote>
      <MissingPart what="owners to choose from" parts={[owners]} onRetry={refetch} isInline />
      <MissingPart what="classes to choose from" parts={[classes]} onRetry={refetch} isInline />
      <Box onClickCapture={dropRepeated} onKeyDownCapture={dropRepeated}>
        <DataGrid
          label="Vehicles"
          list={LIST}
          columns={columns.map((column) => steadyColumn(column, rows, checked))}
          rows={rows.filter(({ assetRef, displayName }) => isFound(assetRef, displayName))}
          rowKey={({ assetId }) => assetId}
          emptyText={EMPTY_TEXT}
          find={
            <>
              <SearchBox
                label="Name or ID"
                value={text}
                onChange={({ target }) => {
                  setDraft(target.value);
                  setText(target.value, { replace: true });
                  setChecked(new Map());
                  // Other rows start at the first page.
                  setState({ ...state, page: 0 });
                }}
                onBlur={() => setDraft(null)}
              />
              <NeedsAttentionButton
                vehicles={rows}
                filter={state.filters["paired"] ?? []}
                onChange={(paired) => {
                  const { paired: _, ...others } = state.filters;
                  setChecked(new Map());
                  setState({ ...state, filters: paired.length === 0 ? others : { ...others, paired }, page: 0 });
                }}
              />
            </>
          }
          onClearFind={text === "" ? null : () => setText(null, { replace: true })}
          note="Click a vehicle to check its health."
          nameKey="name"
          tools={(shown) => (
            <CheckVehiclesButton customerId={customerId} vehicles={shown} isFiltered={shown.length < rows.length} onDone={refetch} />
          )}
          onRowClick={(row) => void checkRow(row)}
          isRowBusy={({ assetId }) => busy.has(assetId)}
          state={state}
          onStateChange={(next) => {
            if (next.filters !== state.filters || next.sort !== state.sort) setChecked(new Map());
            setState(next);
          }}
        />
      </Box>
    </>
  );
}

/** The ID of a vehicle. Where the column is too narrow for it, its title has all of it. */
function Ref({ text }: { text: string }) {
  return (
    <CopyValue what="ID" text={text}>
      <span className="cell-text" title={text}>
        {text}
      </span>
    </CopyValue>
  );
}

/** Drops the second click of a double click on a row, and what a key sends while it is held down: they are one check. */
function dropRepeated(event: SyntheticEvent<HTMLElement, MouseEvent | KeyboardEvent>): void {
  const { target, nativeEvent } = event;
  const isRepeated = nativeEvent instanceof KeyboardEvent ? nativeEvent.repeat && nativeEvent.key === "Enter" : nativeEvent.detail > 1;
  if (isRepeated && target instanceof Element && target.closest("[role=gridcell]") !== null) event.stopPropagation();
}

type NeedsAttentionProps = {
  vehicles: readonly Vehicle[];
  /** The pairings that the grid is filtered by. */
  filter: readonly string[];
  onChange: (filter: readonly string[]) => void;
};

/** Filters the grid by vehicles whose pairing needs attention, and says how many there are. Hidden if there are none. */
function NeedsAttentionButton({ vehicles, filter, onChange }: NeedsAttentionProps) {
  const found = vehicles.filter(({ paired }) => paired === "NEEDS_ATTENTION");
  const label = found[0]?.pairedLabel;
  if (label == null) return null;
  const isOn = filter.length === 1 && filter[0] === label;
  return (
    <Button aria-pressed={isOn} onClick={() => onChange(isOn ? [] : [label])}>
      {`${label} (${numberText(found.length)})`}
    </Button>
  );
}

/** Every value once, in order. The empty one stands for rows without a value and comes first. */
function choicesOf(values: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(values.map((value) => value ?? ""))].toSorted(compareTexts);
}
