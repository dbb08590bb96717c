/**
 * @generated SignedSource<<93f956b413d3a8beeaa2df8074669516>>
 * @relayHash 94d529202ad3b6a7513f8f2b28dc3984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372f6b401472dac7944cc3eeba9154643c9abb5240262ad549daf4e4a50c26df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "372f6b401472dac7944cc3eeba9154643c9abb5240262ad549daf4e4a50c26df",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
