/**
 * @generated SignedSource<<53903a75b6a1dd2c47bbc9c69236aed6>>
 * @relayHash 627f211874874f965da5f653e428c216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5ee94f06741239077f35288cd37d207afe70432d9009512a861797b40a8da11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5ee94f06741239077f35288cd37d207afe70432d9009512a861797b40a8da11",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
