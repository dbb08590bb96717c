/**
 * @generated SignedSource<<2cbe562a28ff456ed7eec26444887715>>
 * @relayHash b31113e1af6011014aab7ea66adcc093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eefb23673ff3e6ef3f233dbdce885b4fa37a42187ea2541e437b9975cb1f94e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2eefb23673ff3e6ef3f233dbdce885b4fa37a42187ea2541e437b9975cb1f94e",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
