/**
 * @generated SignedSource<<3bca4be0ec4b41b0ed8e6d646aed36e9>>
 * @relayHash 5bc56ff2ae4ac4231f8b3024789b1d0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff4a5d96d2fdd338c4064615f633c960b0db1b1cc147a4b7262b79376c7c6de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff4a5d96d2fdd338c4064615f633c960b0db1b1cc147a4b7262b79376c7c6de",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
