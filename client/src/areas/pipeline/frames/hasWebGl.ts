/** Whether the browser can draw maps. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few contexts at a time.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
