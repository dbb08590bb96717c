/**
 * @generated SignedSource<<b8f5e80af1083463c87f9fdbf400c3b3>>
 * @relayHash 4cddadcf043be7b8eb3930e2e7152d0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1270fdd457a6853be3f88e148bbc9a3e8540110bbe86fee347d19c5aca14fbe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelActivityJobsQuery } from './PixelActivityJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelActivityJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1270fdd457a6853be3f88e148bbc9a3e8540110bbe86fee347d19c5aca14fbe8",
    "metadata": {},
    "name": "PixelActivityJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
