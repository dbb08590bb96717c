/** The toasts after an attempt to copy an item, such as "User prompt". */
export function copyTexts(item: string): { done: string; failed: string; missing: string } {
  const inside = item.startsWith("AI") ? item : `${item.charAt(0).toLowerCase()}${item.slice(1)}`;
  return { done: `${item} copied to clipboard!`, failed: `Failed to copy ${inside}`, missing: "There is nothing to copy." };
}
