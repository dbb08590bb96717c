/**
 * @generated SignedSource<<977ccc1133da9a66a341ed8f98ea8a12>>
 * @relayHash b2dc4cbf01e2a1c4d464ea3e32a519bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6540f861d6c0d579438f3f2c51239e11221c5fb6d0dcb6ddaa0f81c7daee2328

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6540f861d6c0d579438f3f2c51239e11221c5fb6d0dcb6ddaa0f81c7daee2328",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
