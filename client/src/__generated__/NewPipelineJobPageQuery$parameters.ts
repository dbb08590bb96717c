/**
 * @generated SignedSource<<25cb6b54ecda12f83e7dead8476b0e50>>
 * @relayHash 925c4535baa71978afcf80dd2e50f1a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e151d5ba22e838e5556fc5a89fe535f2796bed9b70a0d7473879d11e219fadbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPipelineJobPageQuery } from './NewPipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewPipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e151d5ba22e838e5556fc5a89fe535f2796bed9b70a0d7473879d11e219fadbe",
    "metadata": {},
    "name": "NewPipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
