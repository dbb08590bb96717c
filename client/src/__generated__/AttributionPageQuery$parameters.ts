/**
 * @generated SignedSource<<7111b06bf041c74aa467e14964300824>>
 * @relayHash 5a6bab842ce8c0bc04b86bc13f29c945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5c4e53e4559c6fc7a5aa5f3e693d8c5a70734b0b7427cc7869852490de2d5bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5c4e53e4559c6fc7a5aa5f3e693d8c5a70734b0b7427cc7869852490de2d5bf",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
