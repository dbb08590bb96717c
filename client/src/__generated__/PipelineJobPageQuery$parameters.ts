/**
 * @generated SignedSource<<96eee48f65716e3757f1dfa6c6ad652f>>
 * @relayHash f6f59efcb7dd3b19af8af4ae5e8e1551
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3460b90bdc0ae8dd0b6ea2f91ad6510a2435633b38030de3ebe3fa5f2ecf0fa9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3460b90bdc0ae8dd0b6ea2f91ad6510a2435633b38030de3ebe3fa5f2ecf0fa9",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
