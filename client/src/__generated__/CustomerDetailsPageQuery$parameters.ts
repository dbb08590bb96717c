/**
 * @generated SignedSource<<7c28d6c3b2954f6edb356edf0679435d>>
 * @relayHash 593955ffe58eca9aea72ae64fd47c879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb3a6f9c13eb4defae2535399302738104924220f9bc56681c4d07e7d66a10f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb3a6f9c13eb4defae2535399302738104924220f9bc56681c4d07e7d66a10f2",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
