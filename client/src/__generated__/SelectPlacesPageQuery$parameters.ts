/**
 * @generated SignedSource<<3da13027927da405d41a7b32508f8f1f>>
 * @relayHash 02f97e839cb3a25f92177e6807825652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ec74341b4b5bff69571b2c94631bdee35440140e9330e4ed9d38eee2f8d177c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ec74341b4b5bff69571b2c94631bdee35440140e9330e4ed9d38eee2f8d177c",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
