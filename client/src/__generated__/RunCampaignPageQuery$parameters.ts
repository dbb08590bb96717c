/**
 * @generated SignedSource<<bc1c8146f4778043b96ca78f13e3742e>>
 * @relayHash e2b8973e20a6affa23a0757f1781666d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f6eb1c731116a9a17f00a8f96f5035362078f38ffd3f4403d4f851b0dcfdd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunCampaignPageQuery } from './RunCampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<RunCampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07f6eb1c731116a9a17f00a8f96f5035362078f38ffd3f4403d4f851b0dcfdd4",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
