/**
 * @generated SignedSource<<20725a6886d05e12cdd3e2b536136b6e>>
 * @relayHash ef6eb72cf7f17db90299865be29e2990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece873cf45f66e4c45159ba563e4abaa3e374f0849652fa938e0da5d2d9c0f57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ece873cf45f66e4c45159ba563e4abaa3e374f0849652fa938e0da5d2d9c0f57",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
