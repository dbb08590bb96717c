/**
 * @generated SignedSource<<4216e39bd1b7c81feb0e87745466edc1>>
 * @relayHash caf61d6187c14a2330816a23de21328f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf2e44a23c1995c1bc4a1b079ec73feb2b0e7030e7286f38d0e5d282168068d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignAdGroupsQuery } from './CampaignAdGroupsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignAdGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecf2e44a23c1995c1bc4a1b079ec73feb2b0e7030e7286f38d0e5d282168068d",
    "metadata": {},
    "name": "CampaignAdGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
