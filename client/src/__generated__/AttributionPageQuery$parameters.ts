/**
 * @generated SignedSource<<359d628ea093c5ae0abc82225f8724df>>
 * @relayHash 35d14cf1ec0681488d3e8c4d000622d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdf875754e0f0a68387e368d1ea559a8bd280a0d60d23c6d6a36d2bb70b3ff9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdf875754e0f0a68387e368d1ea559a8bd280a0d60d23c6d6a36d2bb70b3ff9f",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
