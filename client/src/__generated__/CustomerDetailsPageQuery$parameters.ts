/**
 * @generated SignedSource<<3dec8bc70b0736e0798904a9d95fb456>>
 * @relayHash ee561baba973aaca39391ed939fe1d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd58da05a5ed658dafc71a354c077ce1d3813cebf0f42ea8a807f5cb8923ede3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd58da05a5ed658dafc71a354c077ce1d3813cebf0f42ea8a807f5cb8923ede3",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
