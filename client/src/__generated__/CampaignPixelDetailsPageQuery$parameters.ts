/**
 * @generated SignedSource<<6f05fd1c36e81d5da9f878145abf7720>>
 * @relayHash 7917ac70b07761188cdb4a7baa857c8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca26095f3d8760d37cb8b199a07fa5269803c2b2dc507984c23268f0cc42104a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca26095f3d8760d37cb8b199a07fa5269803c2b2dc507984c23268f0cc42104a",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
