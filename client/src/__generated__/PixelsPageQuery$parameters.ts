/**
 * @generated SignedSource<<d54779e37864db60507c87fb83bb9d7f>>
 * @relayHash 697483d0b873a4b749cd169b286299c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f43c3e6643b930613004e9ae51af3a9a27660fcbb34741a90292f0d2f9accc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f43c3e6643b930613004e9ae51af3a9a27660fcbb34741a90292f0d2f9accc4",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
