/**
 * @generated SignedSource<<6373c9ae8abad9e83bff4a459d6263cf>>
 * @relayHash 4886e38be431c9c4fdff0224fe1a888d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e966f8207e5e82c7ca83649a5fb40edba1fd7d2c7e3d57aae67682dfcaee68b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelActivityJobsQuery } from './PixelActivityJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelActivityJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e966f8207e5e82c7ca83649a5fb40edba1fd7d2c7e3d57aae67682dfcaee68b",
    "metadata": {},
    "name": "PixelActivityJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
