/**
 * @generated SignedSource<<91ead24a6080ff8cb81c707318053171>>
 * @relayHash bb3f569dc328af3c706691b0bdf4d524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92f75fa9bf38c3b786baa406442abe8a8ab33d3890c919ba35035d96eca03071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92f75fa9bf38c3b786baa406442abe8a8ab33d3890c919ba35035d96eca03071",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
