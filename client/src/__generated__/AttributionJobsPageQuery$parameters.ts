/**
 * @generated SignedSource<<79dd46fa7d53e6229d44e1f35394229d>>
 * @relayHash db6b490add2bf66ebad0fae86a80002d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad73e5f68380a5c44bd1d8ec9321fac9599485f1bc52bc2107bf254436943d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ad73e5f68380a5c44bd1d8ec9321fac9599485f1bc52bc2107bf254436943d7",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
