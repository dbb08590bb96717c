/**
 * @generated SignedSource<<b38bba26c654101dbbbdabac82cc2b5f>>
 * @relayHash ee685701b00a6327034fe609620362a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da24087ecf372b62ddfad7d1d1c53237611528993f3367df3a0f05813fce9663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da24087ecf372b62ddfad7d1d1c53237611528993f3367df3a0f05813fce9663",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
