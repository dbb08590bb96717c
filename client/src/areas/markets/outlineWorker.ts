import { drawOutline } from "./outlineShape";

// Runs in a thread of its own: each message is the text of a valid outline, each response its shape.
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(drawOutline(data)));
