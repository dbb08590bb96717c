/**
 * @generated SignedSource<<a2dfd387f3a3c8895a37b3a3f99a783f>>
 * @relayHash a26572cbfb5495cbab65c3bb69e60402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99ebe529b4f1eb62a523c9436d4787a30a006471744e78c44ea1628bf3d7e9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelCampaignFieldQuery } from './PixelCampaignFieldQuery.graphql';

const node: PreloadableConcreteRequest<PixelCampaignFieldQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b99ebe529b4f1eb62a523c9436d4787a30a006471744e78c44ea1628bf3d7e9a",
    "metadata": {},
    "name": "PixelCampaignFieldQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
