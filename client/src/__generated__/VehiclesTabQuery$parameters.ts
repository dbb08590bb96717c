/**
 * @generated SignedSource<<03240a5f7b488890f943d493ddfc633c>>
 * @relayHash 42d6c074d694a88db3443b3116e26426
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eebe30932f4b0d0ed6e3e86a1d70d902a0fb4ca14820b85a7d34fb2b7b440e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VehiclesTabQuery } from './VehiclesTabQuery.graphql';

const node: PreloadableConcreteRequest<VehiclesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eebe30932f4b0d0ed6e3e86a1d70d902a0fb4ca14820b85a7d34fb2b7b440e5",
    "metadata": {},
    "name": "VehiclesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
