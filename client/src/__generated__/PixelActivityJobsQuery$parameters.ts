/**
 * @generated SignedSource<<cb09f40c0f31aa8ef190e8ceb4186f43>>
 * @relayHash 90a0aaa66d7eabffb334719ef97fc94e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1b79d094e97c0527af4e4f104cac48668cd8824383f61b5f09d0d9fbd3473a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelActivityJobsQuery } from './PixelActivityJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelActivityJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1b79d094e97c0527af4e4f104cac48668cd8824383f61b5f09d0d9fbd3473a3",
    "metadata": {},
    "name": "PixelActivityJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
