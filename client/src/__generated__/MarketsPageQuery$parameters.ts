/**
 * @generated SignedSource<<e0354866ad5d5c638803d686944e46ee>>
 * @relayHash d175f9054871b6a469271713f60b7108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3b5ef1b7eb96472b44f80c745cbe80c9f72b1c420c7fbb2643be2a58ca8b18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a3b5ef1b7eb96472b44f80c745cbe80c9f72b1c420c7fbb2643be2a58ca8b18",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
