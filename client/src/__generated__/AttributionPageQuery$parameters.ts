/**
 * @generated SignedSource<<be914b88f7c3495a0b1f02d023a12014>>
 * @relayHash 40c740ce41379b4e8f922699b336840c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89f3ace04cb2ccc328d2e5afbb5a90573a6914e6e814d9e65808e3074c6dd20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89f3ace04cb2ccc328d2e5afbb5a90573a6914e6e814d9e65808e3074c6dd20",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
