/**
 * @generated SignedSource<<971fb383079fb097829544ac2f4107f4>>
 * @relayHash 7cbcd69c45458f7c1e9469850880fbe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d921b92fc330785ed1f2fbaf8eab8f4532a39e4e5178e155b2437c58586d3a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d921b92fc330785ed1f2fbaf8eab8f4532a39e4e5178e155b2437c58586d3a1",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
