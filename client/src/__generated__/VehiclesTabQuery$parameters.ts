/**
 * @generated SignedSource<<7e8c88e4dd848c07c6ae992ef58d3f5b>>
 * @relayHash c68f3fc4971f520d0dfd00524da0ac01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbe22d17b7c2a33a176e299b53f7021e68415744ecce3c8a984b1d01cb96291a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VehiclesTabQuery } from './VehiclesTabQuery.graphql';

const node: PreloadableConcreteRequest<VehiclesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbe22d17b7c2a33a176e299b53f7021e68415744ecce3c8a984b1d01cb96291a",
    "metadata": {},
    "name": "VehiclesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
