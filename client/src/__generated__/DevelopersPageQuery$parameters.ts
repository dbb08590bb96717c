/**
 * @generated SignedSource<<60421af5e0a23aa19eed3b41d93d3e15>>
 * @relayHash fa0ca2c7c949141a60117ede2095165a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 735cf340544b3c6ed9b022e4fe641538d59b3dec8a9b283ff27f967417ab4761

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "735cf340544b3c6ed9b022e4fe641538d59b3dec8a9b283ff27f967417ab4761",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
