/**
 * @generated SignedSource<<0e2c21f7016ee5752dd31f1b3d38c5cf>>
 * @relayHash 26479766597b511ec76d616f7b12bb6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b13e2ce2f39215ae5d9651130bc920a0d08460ce3661aa88e77832dcb783135

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerMarketsTabQuery } from './CustomerMarketsTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerMarketsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b13e2ce2f39215ae5d9651130bc920a0d08460ce3661aa88e77832dcb783135",
    "metadata": {},
    "name": "CustomerMarketsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
