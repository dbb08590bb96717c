/**
 * @generated SignedSource<<a68c0a73b77530f8d12d16f5f1cdc557>>
 * @relayHash d2e90823cccd463f3a10547f2409da77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee270fc5ba32c9007e5a412e639f16b64dfbdf16ba07d524c1f5dd433e665c53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee270fc5ba32c9007e5a412e639f16b64dfbdf16ba07d524c1f5dd433e665c53",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
