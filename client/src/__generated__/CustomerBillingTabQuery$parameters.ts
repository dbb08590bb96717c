/**
 * @generated SignedSource<<07f2a384a45e919723db06690aef88d5>>
 * @relayHash f8f86f9e97f26bd18d4eb383b97eae49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c4aa36c4240406e4ae6ee059975eda8a75a8b7f25175f0451127bb6a978f42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerBillingTabQuery } from './CustomerBillingTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerBillingTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81c4aa36c4240406e4ae6ee059975eda8a75a8b7f25175f0451127bb6a978f42",
    "metadata": {},
    "name": "CustomerBillingTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
