/** What the keyboard can reach, or a script can focus. */
const focusable = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Keeps the focus from falling to the body, until the returned function is called. The browser drops it when the
 * focused element is disabled or removed, as a button is that shows how its request goes, and the next Tab then starts
 * at the top of the page. The element gets it back once it is enabled again; if it is gone, the nearest element around
 * it that can have the focus does.
 */
export function keepFocus(): () => void {
  /** The element that had the focus, and what is around it. */
  let path: Element[] = [];

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    // A dialog takes the focus for itself while its button is disabled.
    if (path[0]?.matches(":disabled") && target.contains(path[0])) return;
    path = [];
    for (let element: Element | null = target; element !== null; element = element.parentElement) path.push(element);
  };

  const follow = ({ target }: Event) => remember(target);

  // A click beside everything is how the user drops the focus.
  const forget = ({ target }: Event) => {
    if (target instanceof Element && target.closest(focusable) === null) path = [];
  };

  const giveBack = () => {
    const [last] = path;
    const current = document.activeElement;
    if (last === undefined || current === last) return;
    const isLost = current === null || current === document.body;
    if (!isLost && !current.contains(last)) return;
    const heir = last.isConnected ? last : isLost ? path.find((element) => element.isConnected && element.matches(focusable)) : undefined;
    if (heir instanceof HTMLElement && !heir.matches(":disabled")) heir.focus({ preventScroll: true });
  };

  // Components that know a better place move the focus first: in their effects, which run before the next frame ends.
  let frame = 0;
  const watch = new MutationObserver(() => {
    if (path.length === 0 || document.activeElement === path[0]) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(giveBack));
  });

  remember(document.activeElement);
  document.addEventListener("focusin", follow);
  document.addEventListener("pointerdown", forget);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", follow);
    document.removeEventListener("pointerdown", forget);
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}
