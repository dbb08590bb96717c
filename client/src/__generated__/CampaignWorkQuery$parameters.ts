/**
 * @generated SignedSource<<e6f6c94a3674a1adcfe7b5327561cf3b>>
 * @relayHash 2b092b13afcab3276b18036cb4ab1276
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bce2391ca87a7cdcdfa00b8913f3763c4fccfa13445c72d9dd199faa6e9d419

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignWorkQuery } from './CampaignWorkQuery.graphql';

const node: PreloadableConcreteRequest<CampaignWorkQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bce2391ca87a7cdcdfa00b8913f3763c4fccfa13445c72d9dd199faa6e9d419",
    "metadata": {},
    "name": "CampaignWorkQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
