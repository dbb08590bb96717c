/**
 * @generated SignedSource<<f37cf1a147dc4170daa2af523c1916e5>>
 * @relayHash 8b2fdc0f6fe74adcc71062331d981e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef9a603279af57b81aaeffb34ef231445984a887c66f50f85ed7db1ca3863e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ef9a603279af57b81aaeffb34ef231445984a887c66f50f85ed7db1ca3863e1",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
