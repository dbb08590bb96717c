/**
 * @generated SignedSource<<5e2d3a2a18a6a1be1baa202de5d2613d>>
 * @relayHash 49e353ff2681aaa6e349cd575ad0a922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99242eade1422a439bd0b542e950f45228665fd0ff2e93732cd23594d1665b3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99242eade1422a439bd0b542e950f45228665fd0ff2e93732cd23594d1665b3d",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
