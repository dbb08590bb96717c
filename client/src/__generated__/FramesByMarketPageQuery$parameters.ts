/**
 * @generated SignedSource<<78cc0a353fde67c9cc09b58dd72bca07>>
 * @relayHash 0dcc57ba0da72253df03899e3d5b1fec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fe7920cc5521e503893e8afccd7452695037249269428bac8da899547cc2b26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fe7920cc5521e503893e8afccd7452695037249269428bac8da899547cc2b26",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
