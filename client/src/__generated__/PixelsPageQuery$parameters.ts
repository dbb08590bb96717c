/**
 * @generated SignedSource<<43a53b9944a0da074d9ac85d99e26302>>
 * @relayHash df8342e9e566898603a312928678b2e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dce251caff6f76faf421902489f975ec25e4d7b306265ef9a69068e524673760

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dce251caff6f76faf421902489f975ec25e4d7b306265ef9a69068e524673760",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
