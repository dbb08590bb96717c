/**
 * @generated SignedSource<<9ff500b0b98a9c6c08c340807126446d>>
 * @relayHash 05aab13f8a86c998a7b2c73d79bfbabd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65a61e2734493d00c92c04269f14b1e22642357a289a7c2c41cb156c2e3abea9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketPageQuery } from './MarketPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65a61e2734493d00c92c04269f14b1e22642357a289a7c2c41cb156c2e3abea9",
    "metadata": {},
    "name": "MarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
