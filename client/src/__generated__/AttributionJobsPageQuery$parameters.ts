/**
 * @generated SignedSource<<c3079a5f78851c6f62c67549123b85c0>>
 * @relayHash 436d2db6f2613b61453cf59e628c52f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e97329e38088f88bc811b947368856c37ce97a8789abac342b88b07d334b6c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e97329e38088f88bc811b947368856c37ce97a8789abac342b88b07d334b6c5",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
