import { markdownTree } from "./markdownTree";

// Runs in a thread of its own: each message is a text, each response what it is when formatted.
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(markdownTree(data)));
