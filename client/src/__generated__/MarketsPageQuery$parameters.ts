/**
 * @generated SignedSource<<ad804a61003b3edbff731da13f1bb18c>>
 * @relayHash 7b6ccec60a4eefe635409cd84580b178
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 273af01bf20a77285f55e0aa0e1db4035a83cee61abbb74e10e1096a331d7664

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "273af01bf20a77285f55e0aa0e1db4035a83cee61abbb74e10e1096a331d7664",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
