/**
 * @generated SignedSource<<4ce2067cdc1bef1043075a9b0f9c7250>>
 * @relayHash a9bb2ff845d699aed6562808e3aec8d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d918aa4a0becf4c507934832fd94d0d8514e1f122d06a0a9c2745b6fcc712fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerSelectQuery } from './CustomerSelectQuery.graphql';

const node: PreloadableConcreteRequest<CustomerSelectQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d918aa4a0becf4c507934832fd94d0d8514e1f122d06a0a9c2745b6fcc712fa",
    "metadata": {},
    "name": "CustomerSelectQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
