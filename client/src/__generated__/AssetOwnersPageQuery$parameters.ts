/**
 * @generated SignedSource<<91bc34651d4da3527c2714a85caf398d>>
 * @relayHash 853a456747ed1e1359f6e4ec51faf5df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c080816ab4dad87977e9673f03d691f1d44f13f618db4a53007848c9e8d8b01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c080816ab4dad87977e9673f03d691f1d44f13f618db4a53007848c9e8d8b01",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
