/**
 * @generated SignedSource<<863cca6b856967e4aad6532fa5a1226b>>
 * @relayHash e1cd6a508ba6249623c669be805a23a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5cc12ce3af4b078de1e9fb9758d76c14e7ce0f57053d8fbcb88e1f5fdd985e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5cc12ce3af4b078de1e9fb9758d76c14e7ce0f57053d8fbcb88e1f5fdd985e6",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
