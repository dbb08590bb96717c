/**
 * @generated SignedSource<<2dd5a0ef12b1e59a0904b332d0bdfba0>>
 * @relayHash 505e60d2a3ad24795dc5a95391588cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4db09e09be962a58a61eca549b67a88ee15bb88035d81566546fef6388663671

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4db09e09be962a58a61eca549b67a88ee15bb88035d81566546fef6388663671",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
