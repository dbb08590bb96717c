/**
 * @generated SignedSource<<4d62e61fec114758086f23232b72fd2d>>
 * @relayHash fdb550ffbee310016aebee8bd2bb22b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f6405e0435694d47ddab41796b2571a75f8d772d6b2dcdb0e8d4b2d173ae5fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f6405e0435694d47ddab41796b2571a75f8d772d6b2dcdb0e8d4b2d173ae5fb",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
