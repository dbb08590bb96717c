/**
 * @generated SignedSource<<60835bb1321e556886686e07e7866827>>
 * @relayHash 857dd03630a69a403183261538b008aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e5303bf2ab4a5dd09517e5b1c829061e30f6430dd872f8b01ed298d3b287d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VehiclesTabQuery } from './VehiclesTabQuery.graphql';

const node: PreloadableConcreteRequest<VehiclesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34e5303bf2ab4a5dd09517e5b1c829061e30f6430dd872f8b01ed298d3b287d5",
    "metadata": {},
    "name": "VehiclesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
