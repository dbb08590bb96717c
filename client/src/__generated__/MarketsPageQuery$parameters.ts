/**
 * @generated SignedSource<<569e5dc2da0f14f1afb980873e79bc92>>
 * @relayHash d21903d70c8f93482133a11cee4e52b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4618f54b45b6999d4044fb8a79a8aa4e7d9e6984b5c09fc3f47071d73d6ed4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4618f54b45b6999d4044fb8a79a8aa4e7d9e6984b5c09fc3f47071d73d6ed4",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
