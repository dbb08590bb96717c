/**
 * @generated SignedSource<<13b8b93c48002df5be44514fdca35668>>
 * @relayHash ac49bd2eb9216d276901fc826fff4edd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f06bddcbeea9f583be82bcaefe2140b272d83cc4792171c81f3e95cdc00161c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f06bddcbeea9f583be82bcaefe2140b272d83cc4792171c81f3e95cdc00161c",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
