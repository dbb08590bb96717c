/**
 * @generated SignedSource<<ae3137384b8a24720142febf3ce7ef74>>
 * @relayHash d2b77fec38c9435e6a1c29353305628a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 705f60047a53478d96b929890c760bcb47881f8c9ebc21e0b971b19a9e826cf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiDebugLogsPageQuery } from './AiDebugLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AiDebugLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "705f60047a53478d96b929890c760bcb47881f8c9ebc21e0b971b19a9e826cf8",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
