/**
 * @generated SignedSource<<9425e76c7bb0802fed795e12b1f97a0e>>
 * @relayHash 0d7d6dc052edf49d228fb6a4961a5b2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 414e1104c7c51f33d3454c2b9933a40040260e6e155a75faecfcd8c6bf8d572a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "414e1104c7c51f33d3454c2b9933a40040260e6e155a75faecfcd8c6bf8d572a",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
