import { readOutline } from "./outlineReading";

// A thread of its own: each message is a text, each answer what was read in it.
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(readOutline(data)));
