/**
 * @generated SignedSource<<1b29d69521a630b1709be0af331724db>>
 * @relayHash d61bd1f2e4642b1c17fcd1548860eb2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02c58a688a33e7e7a7f6f770000d8f51c0fc015b142e51229e003c4e4da0fdc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02c58a688a33e7e7a7f6f770000d8f51c0fc015b142e51229e003c4e4da0fdc2",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
