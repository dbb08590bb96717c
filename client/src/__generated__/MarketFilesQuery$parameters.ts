/**
 * @generated SignedSource<<f5542e9f374058c9b441d037cdfe3c23>>
 * @relayHash ac9ed9654982172df7541944413bfdc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5d208c0cbbc25b7949c17dba603a6bb93e0bfae7ba9c79e9d176c51bef1c34b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketFilesQuery } from './MarketFilesQuery.graphql';

const node: PreloadableConcreteRequest<MarketFilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5d208c0cbbc25b7949c17dba603a6bb93e0bfae7ba9c79e9d176c51bef1c34b",
    "metadata": {},
    "name": "MarketFilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
