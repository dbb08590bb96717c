/**
 * @generated SignedSource<<00ceb60a22003f8c7188fcbc058077f1>>
 * @relayHash eb40c3467a9486f4e4a7fd35da49a33d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf21bf7dde936f6d45d32e698f14429fc6bf4bc4d5cb31c1dd7a92ee2e319cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf21bf7dde936f6d45d32e698f14429fc6bf4bc4d5cb31c1dd7a92ee2e319cf",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
