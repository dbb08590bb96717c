/**
 * @generated SignedSource<<34b8e703f4088374178c6af275cd7de6>>
 * @relayHash ad211848cf44573b74f7ebc594be5a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11afe7e1449d378c9301b64f7e436319f6dd04e3f9a6686a690f5c32af6a1847

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDaysQuery } from './CampaignDaysQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDaysQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11afe7e1449d378c9301b64f7e436319f6dd04e3f9a6686a690f5c32af6a1847",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
