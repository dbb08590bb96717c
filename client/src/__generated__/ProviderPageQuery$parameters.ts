/**
 * @generated SignedSource<<269ee175059437a636ad772da03bf099>>
 * @relayHash c0a08e844caa20e043b286ef0020cbb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3f47560a769e82651d09703dd68f00d4bf07c3f00f15513606cf26148c768c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3f47560a769e82651d09703dd68f00d4bf07c3f00f15513606cf26148c768c0",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
