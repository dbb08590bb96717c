/**
 * @generated SignedSource<<7d33ad1ed6b4d306bad81c6d5148a641>>
 * @relayHash c68c3206e298c8eea079255c2f4f6dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a7da85130ebaa07f34962544b9a96d076732b2d18ca1334edd2fb12b785f9cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssetOwnersPageQuery } from './AssetOwnersPageQuery.graphql';

const node: PreloadableConcreteRequest<AssetOwnersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a7da85130ebaa07f34962544b9a96d076732b2d18ca1334edd2fb12b785f9cf",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
