/**
 * @generated SignedSource<<50ccb4f74cfa2b25c3f7f44ed26248da>>
 * @relayHash 924f37522025305d936d6c6f334793f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95758bbf798e434dab5f898a7e365cecff65d45026397f765a9500f58ae35abf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95758bbf798e434dab5f898a7e365cecff65d45026397f765a9500f58ae35abf",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
