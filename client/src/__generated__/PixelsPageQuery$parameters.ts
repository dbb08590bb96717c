/**
 * @generated SignedSource<<bab45b6d5e601635160e1d328f306e97>>
 * @relayHash a78c1578fe06fa5e2d900b4c462c9535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb75e0ee9c049ecef67aaf27c195f68d62e20d3446c2979af097363f893d8799

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb75e0ee9c049ecef67aaf27c195f68d62e20d3446c2979af097363f893d8799",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
