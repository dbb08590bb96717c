/**
 * @generated SignedSource<<8ae4e1bd55d6c3437db8b19d7d7793f2>>
 * @relayHash cf846772a971641b8ae5133e7158f6cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848ad1a1df78001a481573b5f8db3327fc7e83b387245e0ce6175343747c3d98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessingJobsPageQuery } from './ProcessingJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProcessingJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848ad1a1df78001a481573b5f8db3327fc7e83b387245e0ce6175343747c3d98",
    "metadata": {},
    "name": "ProcessingJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
