/**
 * @generated SignedSource<<8f503b782d4cd384c38a9c51c74ec7fd>>
 * @relayHash b9733fdd3b8b8f98854849b1f213e033
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcee9b10f6b92a11054ae48f8b1f3f603c67bb9d8401010aa5b3a5971e2ce9cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcee9b10f6b92a11054ae48f8b1f3f603c67bb9d8401010aa5b3a5971e2ce9cf",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
