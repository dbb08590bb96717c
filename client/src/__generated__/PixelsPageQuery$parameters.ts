/**
 * @generated SignedSource<<72b64aebb3ee779ac5e1c1e3653d099f>>
 * @relayHash c5ca787d24836c4d532443b27a922406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6dbdc834d671355514d8a63de9b2f5b1e0b4e2b54cc7246367db4f23814140

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c6dbdc834d671355514d8a63de9b2f5b1e0b4e2b54cc7246367db4f23814140",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
