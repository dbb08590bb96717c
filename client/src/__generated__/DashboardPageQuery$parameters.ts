/**
 * @generated SignedSource<<d19ab6f26833735ff083d2febb39c55b>>
 * @relayHash f3c5c7a8b13240ceeb60f0e3ed967b2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef85308d80a1fa9c57c2d6b7d95ac3fb946df38dcb9125ddeee4c9a8468c0677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef85308d80a1fa9c57c2d6b7d95ac3fb946df38dcb9125ddeee4c9a8468c0677",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
