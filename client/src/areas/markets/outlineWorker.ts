import { drawOutlines } from "./outlineShape";

// Runs in a thread of its own: each message has the text of a valid outline and the one before, each response their drawing.
addEventListener("message", ({ data: { text, before } }: MessageEvent<{ text: string; before: string }>) => postMessage(drawOutlines(text, before)));
