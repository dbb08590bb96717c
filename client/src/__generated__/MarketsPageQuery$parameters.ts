/**
 * @generated SignedSource<<73b2efe77111fc3fb869dd7a12ebf806>>
 * @relayHash 3110ec691548bcec2c8856d769d6d53c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bb925e82159901313456e9251cea9cc83d235a7a849dbde8075e839db32f87d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bb925e82159901313456e9251cea9cc83d235a7a849dbde8075e839db32f87d",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
