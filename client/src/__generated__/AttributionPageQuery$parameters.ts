/**
 * @generated SignedSource<<3aa62705ca21bfa7b71f18b132cfcede>>
 * @relayHash a39a46391d21d09e7a71fc74d3efef48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6a25d1f50ab7b20e1914b1fedcfb83e7715fafee4b490027a126cfac3eca240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6a25d1f50ab7b20e1914b1fedcfb83e7715fafee4b490027a126cfac3eca240",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
