/** How long a new live region must be there before its text is announced. */
const PAUSE_MS = 100;

let region: HTMLElement | null = null;

/** Has assistive technology say a short text, for what is seen only as a small change. */
export function announce(text: string): void {
  if (region === null || !region.isConnected) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
    document.body.append(region);
  }
  const said = region;
  // The same text twice is announced twice only if it changes in between.
  said.textContent = "";
  setTimeout(() => {
    said.textContent = text;
  }, PAUSE_MS);
}
