import { useEffect, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { useValidationRows_query$key } from "../../__generated__/useValidationRows_query.graphql";
import type { useValidationRowsPageQuery } from "../../__generated__/useValidationRowsPageQuery.graphql";
import { readRow, type ValidationRow } from "./ValidationTable";

/** The most rows that one response of the graph holds. */
const PAGE = 5000;

/** All rows of a run by their number, loaded page by page. */
export function useValidationRows(query: useValidationRows_query$key): {
  rows: ReadonlyMap<number, ValidationRow>;
  total: number;
  /** Continues after a failure; null if nothing has failed. */
  retry: (() => void) | null;
} {
  const [isFailed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useValidationRowsPageQuery,
    useValidationRows_query$key
  >(
    graphql`
      fragment useValidationRows_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 5000 }, after: { type: "String" })
      @refetchable(queryName: "useValidationRowsPageQuery")
      @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          rows(first: $count, after: $after) @connection(key: "useValidationRows_rows") {
            totalCount
            edges {
              node {
                rowNumber
                ...ValidationTable_row
              }
            }
          }
        }
      }
    `,
    query,
  );

  useEffect(() => {
    if (!hasNext || isLoadingNext || isFailed) return;
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error === null) return;
        console.error("Could not load rows.", error);
        setFailed(true);
      },
    });
  }, [hasNext, isLoadingNext, isFailed, loadNext]);

  const { edges, totalCount } = data.supportedAssetsCheck.rows;
  return {
    rows: new Map(edges.map(({ node }) => [node.rowNumber, readRow(node)])),
    total: totalCount,
    retry: isFailed ? () => setFailed(false) : null,
  };
}
