/**
 * @generated SignedSource<<d3f50a404d8100bd876ee33b1f840c00>>
 * @relayHash 96ddec0a8757b8eda44136629eabacfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46688a8ed8e9c8058c71d7c451c3d5c561ac4c9e7caa08801c8e50c288d7135b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46688a8ed8e9c8058c71d7c451c3d5c561ac4c9e7caa08801c8e50c288d7135b",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
