/**
 * @generated SignedSource<<9b1a390f334be5be111c342f7df5171c>>
 * @relayHash ee3c651398ba5d375ff4583f42e64a86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96da4d482c858a1a65af1aa63944fdf325de02f3ad4f3c3b8eefd53bb39c2836

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96da4d482c858a1a65af1aa63944fdf325de02f3ad4f3c3b8eefd53bb39c2836",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
