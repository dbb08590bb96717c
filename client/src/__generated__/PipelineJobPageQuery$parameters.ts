/**
 * @generated SignedSource<<100dc32b233db22a5812677469ee05c0>>
 * @relayHash b15c3b44b1bc9cda42b4be51c86ffb65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5782859ef8bf8bbc5b39ff40e8be67d2da7a0b727c61797a41cae6cd28305bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5782859ef8bf8bbc5b39ff40e8be67d2da7a0b727c61797a41cae6cd28305bbe",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
