/**
 * @generated SignedSource<<0123e479b87b663c8d877c7f5a8d0b74>>
 * @relayHash bd5e2762776664ab05739eb567cf9dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f9ef592d674b31beabb93f96ac27e6b38c14ecaae982d0b8e29c2c15ed87d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunCampaignPageQuery } from './RunCampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<RunCampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3f9ef592d674b31beabb93f96ac27e6b38c14ecaae982d0b8e29c2c15ed87d1",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
