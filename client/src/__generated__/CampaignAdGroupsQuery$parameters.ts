/**
 * @generated SignedSource<<ffa287c05567179419f4aea1e0c3351c>>
 * @relayHash 271cede054dfe65afa72e810c083d90e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cbf953fcb279a2e29ef156cee87c23909272a2ed27b1318d6294f8c2bcbb65e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignAdGroupsQuery } from './CampaignAdGroupsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignAdGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cbf953fcb279a2e29ef156cee87c23909272a2ed27b1318d6294f8c2bcbb65e",
    "metadata": {},
    "name": "CampaignAdGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
