import { type FocusEvent, type PointerEvent, type ReactNode, useSyncExternalStore } from "react";
import { type TipProps, useTip } from "./useTip";

type Texts = Readonly<Record<string, string>>;

let texts: Texts = {};
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the texts, unless they are there. After a failure the next call tries again. */
function load(): void {
  loading ??= import("virtual:field-texts").then(
    (module) => {
      texts = module.default;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = null;
      console.error("Could not load the descriptions of fields.", error);
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The graph's own description of a field, such as "Provider.health", as the tip of an element. The descriptions are
 * loaded when the first is asked for. Without a field there is no tip.
 */
export function useFieldTip(field: string | undefined): { props: Partial<TipProps>; tip: ReactNode } {
  const known = useSyncExternalStore(subscribe, () => texts);
  const { props, tip } = useTip(field === undefined ? "" : (known[field] ?? ""));
  if (field === undefined) return { props: {}, tip: null };
  return {
    props: {
      ...props,
      onFocus: (event: FocusEvent) => {
        load();
        props.onFocus(event);
      },
      onPointerEnter: (event: PointerEvent) => {
        load();
        props.onPointerEnter(event);
      },
    },
    tip,
  };
}
