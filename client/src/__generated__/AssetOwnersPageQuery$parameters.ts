/**
 * @generated SignedSource<<3b5fc54fafdd124ddbac7c67fbaf35ee>>
 * @relayHash bd4477d57bd114f9ff335695a7a478ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af803847c55013d1ddc2855c9b34e9387f9e5b96c448468b150396c7fbda08a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af803847c55013d1ddc2855c9b34e9387f9e5b96c448468b150396c7fbda08a9",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
