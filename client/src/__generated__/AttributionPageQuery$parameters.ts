/**
 * @generated SignedSource<<ba216431ebe420706b6891d5d8b38e62>>
 * @relayHash ce376ee934e736fe977bcdaa4f57987f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db717a74a00136a8d562fc6571909b951023133e9d97cb3d3a151f4d97ec51a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db717a74a00136a8d562fc6571909b951023133e9d97cb3d3a151f4d97ec51a0",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
