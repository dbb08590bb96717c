/**
 * @generated SignedSource<<60abc7b6fec35ef6386742f3560d5c88>>
 * @relayHash eb9ec4297ed88a231e95587495af57b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58be3c0e5b90906a7ced2ce99de02a43e49892b50e06d8184a3386fc354664f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58be3c0e5b90906a7ced2ce99de02a43e49892b50e06d8184a3386fc354664f4",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
