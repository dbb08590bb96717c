/**
 * @generated SignedSource<<9c8bca39c9d8339a45111af24d2dd2d3>>
 * @relayHash b28cbc131280414acfedd28bf35d17ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e60108eddca78f95667e4f54acb0b9ba9423680d72bb8c521acbc554b9008cb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e60108eddca78f95667e4f54acb0b9ba9423680d72bb8c521acbc554b9008cb1",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
