/**
 * @generated SignedSource<<d962a71dd3759eadce60a4ddb20cb97f>>
 * @relayHash 91254065f28763cd7cb014e5afd895d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82ff911b7d6f06e1c14fd77c85859ff1bffcf6598774b710f56d3a8af435d725

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketFilesQuery } from './MarketFilesQuery.graphql';

const node: PreloadableConcreteRequest<MarketFilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82ff911b7d6f06e1c14fd77c85859ff1bffcf6598774b710f56d3a8af435d725",
    "metadata": {},
    "name": "MarketFilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
