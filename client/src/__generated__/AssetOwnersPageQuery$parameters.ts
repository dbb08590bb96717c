/**
 * @generated SignedSource<<1b49716707abff014bbc20bc164778d8>>
 * @relayHash 7f77c192bb2faf1c7f4a0807c47d7fc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cd7b87c4d2f59cab89c26f83946345bd6b0ace7e17c282d627892136800e677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cd7b87c4d2f59cab89c26f83946345bd6b0ace7e17c282d627892136800e677",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
