import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** How far the window was scrolled in each entry of the history. */
const kept = new Map<string, number>();

const ofTheUser = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * On the way back to an entry of the history, scrolls to where it was left as soon as its content is long enough for
 * it, which may be later than the screen. What the user does first wins.
 */
export function ScrollBack(): null {
  const { key: entry } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const target = isBack ? (kept.get(entry) ?? 0) : 0;
    const end = new AbortController();
    const { signal } = end;
    const growth = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < target) return;
      growth.disconnect();
      if (target > 0) window.scrollTo(0, target);
    });
    growth.observe(document.body);
    for (const kind of ofTheUser) window.addEventListener(kind, () => growth.disconnect(), { signal, passive: true });
    window.addEventListener("scroll", () => kept.set(entry, window.scrollY), { signal, passive: true });
    return () => {
      growth.disconnect();
      end.abort();
    };
  }, [entry, isBack]);
  return null;
}
