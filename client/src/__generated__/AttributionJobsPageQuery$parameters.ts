/**
 * @generated SignedSource<<6709518eb02f86b6cfadc96b1ee12c1b>>
 * @relayHash 6bd8fbd821fc04ff1af2dbba55020e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ed9866d21144b3e169e2d3b8efbd33a585e15c00bd80efb1f17c45cd056d1ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ed9866d21144b3e169e2d3b8efbd33a585e15c00bd80efb1f17c45cd056d1ea",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
