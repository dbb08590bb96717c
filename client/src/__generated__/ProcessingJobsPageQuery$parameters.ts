/**
 * @generated SignedSource<<7122ced8100b6f2e83a27b5c5c614c9f>>
 * @relayHash 7bf501ecad05e0993b68b08da5462754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee852ec4b3bc33a6d81a24daa35ad21cf32e9414ea71854878f0edd38146fc24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessingJobsPageQuery } from './ProcessingJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProcessingJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee852ec4b3bc33a6d81a24daa35ad21cf32e9414ea71854878f0edd38146fc24",
    "metadata": {},
    "name": "ProcessingJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
