/**
 * @generated SignedSource<<abc789782280474d838606d8802aeb1e>>
 * @relayHash bf17e1a68f4504c2338a5c77890385a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a2a952c9accd6dd393e348ff3dee7c68d96cfcb260ef55214474f41f7e4d07c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignAdGroupsQuery } from './CampaignAdGroupsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignAdGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a2a952c9accd6dd393e348ff3dee7c68d96cfcb260ef55214474f41f7e4d07c",
    "metadata": {},
    "name": "CampaignAdGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
