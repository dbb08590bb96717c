/**
 * @generated SignedSource<<698b688d2c653dd9b2048f223609409b>>
 * @relayHash e5e1b52a653bb4e574b2c28b3c3cf6e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef696120d2004b77ae210672def75dac5f2605e8de495077a0bd4fa873c13db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationCustomerFieldQuery } from './ValidationCustomerFieldQuery.graphql';

const node: PreloadableConcreteRequest<ValidationCustomerFieldQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ef696120d2004b77ae210672def75dac5f2605e8de495077a0bd4fa873c13db",
    "metadata": {},
    "name": "ValidationCustomerFieldQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
