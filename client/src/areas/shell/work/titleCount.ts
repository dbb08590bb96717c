/** Puts a count before the title of the page, whichever screen sets it, until the returned function is called. */
export function followTitle(count: number): () => void {
  if (count === 0) return () => undefined;
  const prefix = `(${count}) `;
  const draw = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  };
  // Screens replace their title, or its text.
  const observer = new MutationObserver(draw);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  draw();
  return () => {
    observer.disconnect();
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
