/**
 * @generated SignedSource<<4c4dffb1e621b61d97e984a070fe7c9f>>
 * @relayHash 9522ff621281f7968889efae6da5c020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f58ae1fa32c6643fde4d765afbde8df8532bacaf32a214c76374e096ffce5a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f58ae1fa32c6643fde4d765afbde8df8532bacaf32a214c76374e096ffce5a9",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
