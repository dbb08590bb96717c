import { useNavigate } from "react-router";

/** How many entries back in the history the latest one is that passes; null if none does, or the browser does not tell. */
function stepsBack(passes: (url: URL) => boolean): number | null {
  if (!("navigation" in window)) return null;
  const entries = window.navigation.entries();
  const shown = window.navigation.currentEntry?.index ?? 0;
  const found = entries.findLastIndex(({ index, url }) => index < shown && url !== null && passes(new URL(url)));
  return found === -1 ? null : shown - found;
}

/**
 * Goes back to the screen that the user came from, with its filters and as far as it was scrolled: the latest entry of
 * the history that passes. Without one, it calls `otherwise`.
 */
export function useGoBack(passes: (url: URL) => boolean, otherwise: () => void | Promise<void>): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const steps = stepsBack(passes);
    if (steps === null) await otherwise();
    else await navigate(-steps);
  };
}
