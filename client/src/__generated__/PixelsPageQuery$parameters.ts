/**
 * @generated SignedSource<<9278cd4bead3081494484f3dde6ef693>>
 * @relayHash 2d30bc0ffe76661a2f0e096bbfd0654c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1970fd3a9dc5f21129e0c4661d9632f006bd233c1b77b47e85319d87cc0d61c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1970fd3a9dc5f21129e0c4661d9632f006bd233c1b77b47e85319d87cc0d61c",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
