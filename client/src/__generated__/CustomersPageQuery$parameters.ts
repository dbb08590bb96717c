/**
 * @generated SignedSource<<b37cf3294f45e1bd22b25011348f75ad>>
 * @relayHash 218e337cbd6bbe58a8d96c0efa45d9e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 555caac6eaeda97299f932e7d5c449dbe84f4a2e6bce605893309da6987634dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "555caac6eaeda97299f932e7d5c449dbe84f4a2e6bce605893309da6987634dc",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
