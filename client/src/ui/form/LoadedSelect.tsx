import Box from "@mui/material/Box";
import { type Loadable, Panel } from "../layout/Panel";
import { partialListText } from "../table/PartialListNote";
import type { Choice } from "./choices";
import { fieldHelp } from "./TextBox";
import { SelectField, type SelectProps } from "./SelectField";

/** What a select offers. */
export type Choices<Value extends string | number, One extends Choice<Value> = Choice<Value>> = {
  choices: readonly One[];
  /** How many there are, loaded or not. */
  totalCount: number;
};

/** What a select of loaded choices is for. */
export type LoadedSelectProps<Value extends string | number, One extends Choice<Value> = Choice<Value>> = {
  /** The kind of thing by default. */
  label?: string;
  /** Null when nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null, choice: One | null) => void;
  /** The label for no selection; null if something is always selected. "Select Market" by default. */
  emptyLabel?: string | null;
  /** A choice that is offered even if it is not among those loaded. */
  present?: One | null;
  /** What is wrong with the choice. */
  problem?: string;
  isDisabled?: boolean;
} & Pick<SelectProps, "autoFocus" | "required" | "sx">;

type Props<Data, Value extends string | number, One extends Choice<Value>> = LoadedSelectProps<Value, One> & {
  /** What is chosen, such as "Market". */
  kind: string;
  loadable: Loadable<Data>;
  read: (data: Data) => Choices<Value, One>;
};

/** A select whose choices are loaded. It is disabled until they have arrived and if they failed; the value then stays. */
export function LoadedSelect<Data, Value extends string | number, One extends Choice<Value> = Choice<Value>>({
  kind,
  loadable,
  read,
  label = kind,
  value,
  onChange,
  emptyLabel = `Select ${kind}`,
  present = null,
  problem,
  isDisabled = false,
  sx,
  ...rest
}: Props<Data, Value, One>) {
  const draw = (loaded: Choices<Value, One> | "waiting" | "failed") => {
    const isLoaded = typeof loaded !== "string";
    const listed = isLoaded ? loaded.choices : [];
    const isListed = present === null || listed.some((choice) => choice.value === present.value);
    const choices = isListed ? listed : [present, ...listed];
    const nothing = { waiting: `Loading ${kind}s`, failed: `No ${kind}s Loaded` };
    return (
      <SelectField
        label={label}
        value={value}
        choices={choices}
        onChange={(next) => onChange(next, choices.find((choice) => choice.value === next) ?? null)}
        missingLabel={(missing) => (loaded === "waiting" ? nothing.waiting : `${kind} ${missing}`)}
        emptyLabel={isLoaded ? (emptyLabel ?? undefined) : nothing[loaded]}
        error={problem !== undefined}
        helperText={fieldHelp(problem, isLoaded ? partialListText(loaded.choices.length, loaded.totalCount) : null)}
        disabled={isDisabled || !isLoaded}
        {...rest}
      />
    );
  };
  return (
    // What is below one field does not move it out of the line of the others.
    <Box sx={[{ alignSelf: "flex-start" }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Panel
        loadable={loadable}
        failure="inline"
        skeleton={draw("waiting")}
        renderError={(error) => (
          <>
            {draw("failed")}
            <Box sx={{ mt: 1 }}>{error}</Box>
          </>
        )}
      >
        {(data) => draw(read(data))}
      </Panel>
    </Box>
  );
}

type LabelsProps<Data> = {
  /** What is chosen, such as "Market". */
  kind: string;
  values: readonly number[];
  loadable: Loadable<Data>;
  read: (data: Data) => { choices: readonly Choice<number>[] };
};

/** What a select of loaded choices shows for its values, as text. A choice that is not known has its number. */
export function LoadedLabels<Data>({ kind, values, loadable, read }: LabelsProps<Data>) {
  const text = (choices: readonly Choice<number>[]) =>
    values.map((value) => choices.find((choice) => choice.value === value)?.label ?? `${kind} ${value}`).join(", ");
  return (
    <Panel loadable={{ ...loadable, isStale: false }} skeleton={text([])} renderError={() => text([])}>
      {(data) => text(read(data).choices)}
    </Panel>
  );
}
