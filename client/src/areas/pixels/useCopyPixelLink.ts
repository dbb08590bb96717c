import { useCopy } from "../../app/CopyButton";

/** Copies a pixel's tracking address to the clipboard. */
export const useCopyPixelLink = () => useCopy("Pixel link copied to clipboard!", "Failed to copy pixel link");
