/**
 * @generated SignedSource<<4d04126ed0a81f657afcb8cafefdf34e>>
 * @relayHash 94a145071bb573576b36ddd84489efec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7846d81557d21494a94190e5e19a032a72fbef4e3007edee13584b80cbd5f322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCampaignJobPageQuery } from './NewCampaignJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewCampaignJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7846d81557d21494a94190e5e19a032a72fbef4e3007edee13584b80cbd5f322",
    "metadata": {},
    "name": "NewCampaignJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
