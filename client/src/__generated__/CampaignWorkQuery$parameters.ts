/**
 * @generated SignedSource<<9a5640d45c436e1325e0631912793d40>>
 * @relayHash 6c7013712dfb5918a4de3b9331e64892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63fb242984d884a8df95082689319941cd7c2cef04777a69005df371a35c41b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignWorkQuery } from './CampaignWorkQuery.graphql';

const node: PreloadableConcreteRequest<CampaignWorkQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63fb242984d884a8df95082689319941cd7c2cef04777a69005df371a35c41b6",
    "metadata": {},
    "name": "CampaignWorkQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
