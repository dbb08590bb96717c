/**
 * @generated SignedSource<<88234d1e2329b9a0a2575b55d791a39e>>
 * @relayHash 22d6f98c2cf2d5de0c8116988fdf8d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e409d67535c1c22a11bd0afd61efc50ed297399a3fef0506a60013f8a36ee04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPingsQuery } from './ProviderPingsQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e409d67535c1c22a11bd0afd61efc50ed297399a3fef0506a60013f8a36ee04",
    "metadata": {},
    "name": "ProviderPingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
