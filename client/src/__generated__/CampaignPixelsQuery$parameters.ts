/**
 * @generated SignedSource<<e16fb9b2f2d8228af4a07583f14f1adb>>
 * @relayHash f6d4d7261f7c06c46a4c2099e30dce1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ccb3137bfa971dad7c5960ca3dd2c08b2e17d26191136d78c262a6ed655fe7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelsQuery } from './CampaignPixelsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97ccb3137bfa971dad7c5960ca3dd2c08b2e17d26191136d78c262a6ed655fe7",
    "metadata": {},
    "name": "CampaignPixelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
