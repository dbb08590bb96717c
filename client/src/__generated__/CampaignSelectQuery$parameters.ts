/**
 * @generated SignedSource<<4b9c823f7a9b430d8c1dcfd8a1959cce>>
 * @relayHash 886b420330736ba54806003ab36ca594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89b13cc31cf55a427562ec8a3c653113cea34822b073bda5e150cd73399a56f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignSelectQuery } from './CampaignSelectQuery.graphql';

const node: PreloadableConcreteRequest<CampaignSelectQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89b13cc31cf55a427562ec8a3c653113cea34822b073bda5e150cd73399a56f",
    "metadata": {},
    "name": "CampaignSelectQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
