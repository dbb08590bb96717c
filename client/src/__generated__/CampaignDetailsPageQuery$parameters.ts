/**
 * @generated SignedSource<<f159b61a603a69f11bc09ba529d2d32a>>
 * @relayHash c2b6480bbd1e79d38cfbc9ac093ff74c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ecf04846eb9f6efed0e848a7c3840e8e9361cd01b204873bce0d28864dff335

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ecf04846eb9f6efed0e848a7c3840e8e9361cd01b204873bce0d28864dff335",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
