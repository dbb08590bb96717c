/**
 * @generated SignedSource<<b2ebf8b0d845282513bf720293b91506>>
 * @relayHash 370a781ba593f828a124e37a8f25963b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1664c27749ba82c09823dfbcca04687de361e1a1cc66fadedb42c024e143a070

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDaysQuery } from './CampaignDaysQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDaysQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1664c27749ba82c09823dfbcca04687de361e1a1cc66fadedb42c024e143a070",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
