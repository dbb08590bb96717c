/**
 * @generated SignedSource<<d87a0702f561c7cfab1d38a56d1c5b8e>>
 * @relayHash 28f1ced732a9f734e6b0606a45e3ef06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f292ef31fc4d833e409324f911453eeb13e8327b25853bea4fa5a41bbe3a94f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f292ef31fc4d833e409324f911453eeb13e8327b25853bea4fa5a41bbe3a94f5",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
