import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { NoticeLink } from "./NoticeLink";
import css from "./ToastBar.module.css";
import { clearPlace, type ToastPlace } from "./toastPlaces";
import { currentToast, type Toast } from "./toasts";

/** How long a toast stays. */
const DURATION_MS = 5000;

const offsets: Record<ToastPlace, object> = {
  bottom: { bottom: 24, left: "50%", transform: "translateX(-50%)" },
  "bottom-left": { bottom: 24, left: 16 },
  "bottom-right": { bottom: 24, right: 16 },
  top: { top: 60, left: "50%", transform: "translateX(-50%)" },
  "above-bottom": { bottom: 96, left: "50%", transform: "translateX(-50%)" },
  middle: { top: "40%", left: "50%", transform: "translateX(-50%)" },
};

function hide({ id }: Toast): void {
  if (currentToast.get()?.id === id) currentToast.set(null);
}

/** The one toast of the app. */
export function Toasts() {
  const toast = currentToast.useValue();
  return toast === null ? null : <ToastBar key={toast.id} toast={toast} />;
}

function ToastBar({ toast }: { toast: Toast }) {
  // A message stays while the pointer is on it, or the focus in it.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => hide(toast), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ToastPlace>("bottom");
  // Before it is painted, and whenever what is below it moves.
  useLayoutEffect(() => {
    const settle = () => setPlace((current) => (bar.current === null ? current : clearPlace(bar.current, current)));
    settle();
    const end = new AbortController();
    let frame = 0;
    const settleSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const { signal } = end;
    window.addEventListener("scroll", settleSoon, { signal, capture: true, passive: true });
    window.addEventListener("resize", settleSoon, { signal });
    // What it reports opens, closes or changes the screen a moment later.
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, []);

  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <div
      ref={bar}
      role={toast.tone === "green" ? "status" : "alert"}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`${css.toast} tone-${toast.tone}`}
      style={offsets[place]}
    >
      {toast.message}
      {toast.link !== undefined && (
        <NoticeLink to={toast.link.to} onOpen={() => hide(toast)}>
          {toast.link.label}
        </NoticeLink>
      )}
    </div>,
    document.body,
  );
}
