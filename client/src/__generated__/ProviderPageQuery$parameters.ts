/**
 * @generated SignedSource<<dd699ce94c47963788aa29ccc4b66932>>
 * @relayHash dd4467aca785526fee8cfd29d1a5d4a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52649833c95fd3a62c7124983e701c66c9ef0e0f4dca68db7f7122b2be1ee67d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52649833c95fd3a62c7124983e701c66c9ef0e0f4dca68db7f7122b2be1ee67d",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
