/**
 * @generated SignedSource<<fa4554fedfa0f7b5ded7b2ad96f70bd0>>
 * @relayHash c6ecdf8690b9cb471a973e2310a5ed2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19fce960f3080456f3b7249e71cd5526d896e6166d301b1f6f10b148ec861f9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationaryCampaignsPageQuery } from './StationaryCampaignsPageQuery.graphql';

const node: PreloadableConcreteRequest<StationaryCampaignsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19fce960f3080456f3b7249e71cd5526d896e6166d301b1f6f10b148ec861f9f",
    "metadata": {},
    "name": "StationaryCampaignsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
