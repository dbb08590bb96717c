/**
 * @generated SignedSource<<06ec0b599beeb825943b0dc6b823700e>>
 * @relayHash ccdec1e51922ef8eb2028566fc65676c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 614fd166d49a9dd4dc5f7d61af91f98bd590ddf62c242ad63cf2d1656aa475d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "614fd166d49a9dd4dc5f7d61af91f98bd590ddf62c242ad63cf2d1656aa475d6",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
