/**
 * @generated SignedSource<<0d596ac3d9ac81d8bad616c2d1516762>>
 * @relayHash 26e2ed5c0def98ab4e8db77e18bb116f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9377bc1e9909149c2c4041dd94cc8448b93d4a5a611e938eb23cc00bc545f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f9377bc1e9909149c2c4041dd94cc8448b93d4a5a611e938eb23cc00bc545f6",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
