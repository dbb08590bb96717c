/**
 * @generated SignedSource<<782fa7b5a8f25d2fb9b450d964bb6ea6>>
 * @relayHash b023105a165f83127e228e18b62d90d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd3a2fc7db33857e72e5f2be4fc36b1042302fc107939a943d9caea27f79bad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceDetailsPageQuery } from './PlaceDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlaceDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abd3a2fc7db33857e72e5f2be4fc36b1042302fc107939a943d9caea27f79bad",
    "metadata": {},
    "name": "PlaceDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
