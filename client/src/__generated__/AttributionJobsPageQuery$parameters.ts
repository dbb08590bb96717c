/**
 * @generated SignedSource<<e02e6a1c1e1f97d7fa6db15ea03133c4>>
 * @relayHash f2ce2093c62fa570143f4e5013818b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a45cfbc6a4f2fb864c68db239faa75cb84f79aa79e960a058961eaaed07c8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a45cfbc6a4f2fb864c68db239faa75cb84f79aa79e960a058961eaaed07c8b",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
