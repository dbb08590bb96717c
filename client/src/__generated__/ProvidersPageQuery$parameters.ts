/**
 * @generated SignedSource<<8dab13da5db4951c2da33e75a86069da>>
 * @relayHash 73b81d096d0ca7b896fe7a972f077a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 329a0501cd4ec3205427d1bd1e7620b0df5e3f8d378c2cdbb2b149bf841656e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "329a0501cd4ec3205427d1bd1e7620b0df5e3f8d378c2cdbb2b149bf841656e5",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
