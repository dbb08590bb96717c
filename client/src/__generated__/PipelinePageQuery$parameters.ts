/**
 * @generated SignedSource<<4290549121c000a687ad7759e09f45db>>
 * @relayHash bae6967a2e88832b7f90db3068c510c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 698e10849702662279179215570cbe4c5a1af1f0916c7c3b7596bcf8c0065e8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelinePageQuery } from './PipelinePageQuery.graphql';

const node: PreloadableConcreteRequest<PipelinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "698e10849702662279179215570cbe4c5a1af1f0916c7c3b7596bcf8c0065e8e",
    "metadata": {},
    "name": "PipelinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
