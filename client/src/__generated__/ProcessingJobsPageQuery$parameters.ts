/**
 * @generated SignedSource<<eaef6ad94900c3a071d9565139520304>>
 * @relayHash 49bd6df27a916db5445042230106b1ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d307ec6feb038de603a06e34581c8f6bdc05441b073698fe656a3b4a725d36d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessingJobsPageQuery } from './ProcessingJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProcessingJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d307ec6feb038de603a06e34581c8f6bdc05441b073698fe656a3b4a725d36d2",
    "metadata": {},
    "name": "ProcessingJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
