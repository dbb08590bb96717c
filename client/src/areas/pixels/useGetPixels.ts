import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import query, { type PixelRequestsQuery } from "../../__generated__/PixelRequestsQuery.graphql";
import { GraphError } from "../../app/relay/errors";
import { refetchQuery } from "../../app/relay/refetch";
import { showToast } from "../../app/toasts";
import { dateRangeInput, MISSING_DAYS, type PixelDates } from "./pixelDates";
import { PAGE_SIZE } from "./PixelRequests";

/** Refetches the first requests of a pixel. Resolves with null, or with the message of a failure. */
export function useGetPixels(pixelId: number): {
  getPixels: (dates: PixelDates) => Promise<string | null>;
  isGetting: boolean;
} {
  const environment = useRelayEnvironment();
  const [isGetting, setGetting] = useState(false);
  const getPixels = async (days: PixelDates) => {
    const dates = dateRangeInput(days);
    if (dates === null) return MISSING_DAYS;
    setGetting(true);
    try {
      await refetchQuery<PixelRequestsQuery>(environment, query, { pixelId, dates, first: PAGE_SIZE });
    } catch (error) {
      console.error("Could not load pixel requests.", error);
      return error instanceof GraphError && error.code === "BAD_USER_INPUT"
        ? error.userMessage
        : "Could not load pixel requests.";
    } finally {
      setGetting(false);
    }
    showToast("Pixels loaded.");
    return null;
  };
  return { getPixels, isGetting };
}
