/**
 * @generated SignedSource<<a7c580a8694b1c2488e8c51a2901c74e>>
 * @relayHash 4cfb721c9f48b6e6e0593a86408225b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e5bec944417a79396ebb188a8fcc19ab52acbe74d518483b4312cce3220dbe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e5bec944417a79396ebb188a8fcc19ab52acbe74d518483b4312cce3220dbe2",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
