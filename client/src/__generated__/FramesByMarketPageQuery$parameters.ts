/**
 * @generated SignedSource<<ba092eb4f568b90f58f7561b8f85d8a5>>
 * @relayHash 5adabb68c62e7fc91b60e0f95671e9c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02d64e61dc9528a414c3e81cc9399b327490db5849fa80996876b36c9c3ff698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02d64e61dc9528a414c3e81cc9399b327490db5849fa80996876b36c9c3ff698",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
