/**
 * @generated SignedSource<<b212e82dae773fea6f92103d55e89f65>>
 * @relayHash fce7e44ccc12542ed9d1c44a8e7f7bbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db58aa1e4076ffa2949f8452a0f58955de10c3154cf560d2146e87e143d2b18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2db58aa1e4076ffa2949f8452a0f58955de10c3154cf560d2146e87e143d2b18",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
