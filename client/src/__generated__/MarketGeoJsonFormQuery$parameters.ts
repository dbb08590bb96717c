/**
 * @generated SignedSource<<f32216bc88351995f7d9357b24bac5ec>>
 * @relayHash 9119c284190026ff51bed8199a156ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d7a9d3b4303badddd01b4373391f8dcffae33d9e5c8bd2f16228744db5c357e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketGeoJsonFormQuery } from './MarketGeoJsonFormQuery.graphql';

const node: PreloadableConcreteRequest<MarketGeoJsonFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d7a9d3b4303badddd01b4373391f8dcffae33d9e5c8bd2f16228744db5c357e",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
