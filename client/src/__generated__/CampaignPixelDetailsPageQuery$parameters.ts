/**
 * @generated SignedSource<<f839bda9b97b5019b45d922e76389817>>
 * @relayHash b012d2dd09fdbbba238c02e6bc64ef5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672771c27658d862bd97206c6e202363afa3c8205ce36755e44a8bb1ce5462e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "672771c27658d862bd97206c6e202363afa3c8205ce36755e44a8bb1ce5462e8",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
