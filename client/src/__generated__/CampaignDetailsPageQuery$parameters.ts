/**
 * @generated SignedSource<<c100bd22de90f8660aba50d84b41f1e1>>
 * @relayHash 4c6dc80ea2061b003650f3879b3c91ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c03ba8309258b1026ededfae455c6e5627334a45a3287cd41bb39ac3ff22182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c03ba8309258b1026ededfae455c6e5627334a45a3287cd41bb39ac3ff22182",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
