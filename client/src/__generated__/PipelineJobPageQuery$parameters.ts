/**
 * @generated SignedSource<<cffd4fe81f2bcf1756cd28383c1f47b7>>
 * @relayHash 7e0778df703ace27b1a61abd92d29da1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de132b986c12dc646f1d2c677e7b4b93bfb29749f37cf58986e395bb76813912

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de132b986c12dc646f1d2c677e7b4b93bfb29749f37cf58986e395bb76813912",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
