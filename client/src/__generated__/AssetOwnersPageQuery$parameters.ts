/**
 * @generated SignedSource<<d503887381f1db7163d2e953fda902ca>>
 * @relayHash a7f06c45902d135e3a1f31d8f33bc61b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3204e016460749ff8d5d561feb156423377000cfa1ee3e514bfff17ac0caf848

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3204e016460749ff8d5d561feb156423377000cfa1ee3e514bfff17ac0caf848",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
