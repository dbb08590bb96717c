/**
 * @generated SignedSource<<b11786ab51e3786c33b33f5b4646b1dd>>
 * @relayHash 22139261f377ecebe7cc0f78b2dfb7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae4828ba2d61331594840a63bc13518df0dee928556ecb5ad33a1acfefedbd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ae4828ba2d61331594840a63bc13518df0dee928556ecb5ad33a1acfefedbd1",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
