/**
 * @generated SignedSource<<712e46229c4ef72ab930fd9eeb88e859>>
 * @relayHash 344dc98535886961e665fb73098bd290
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8d40245eff435252883990afc37cf00e16374cf800b0a618784cb3440b4735

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionJobsPageQuery } from './AttributionJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8d40245eff435252883990afc37cf00e16374cf800b0a618784cb3440b4735",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
