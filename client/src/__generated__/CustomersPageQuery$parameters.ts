/**
 * @generated SignedSource<<da1f6cdf7e45c34f9cb6e3326b0c5185>>
 * @relayHash 50a059863b53e3efbefd01d8156e0f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b57a7b2ce17f9e0449df720fd8cb7c8a2bf37982ab77f2a7adb7609b51496bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b57a7b2ce17f9e0449df720fd8cb7c8a2bf37982ab77f2a7adb7609b51496bb",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
