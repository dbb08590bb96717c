/**
 * @generated SignedSource<<aef78df86ecb336607f8f3ea650ee399>>
 * @relayHash 37866ee4f912aa8f1b8797af32285d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbd300e93d14e0e84fb25816c049f492deacabe7cef12e8f66e254b6d7cd83f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abbd300e93d14e0e84fb25816c049f492deacabe7cef12e8f66e254b6d7cd83f",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
