/**
 * @generated SignedSource<<69ede3c23586111a7ac15609cc1b2717>>
 * @relayHash beed434f0ee745d584ae0880dbc6871b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e08277e761d8a9bf9e821f13919a0a1915f6031cd09cc3fb7a5063a22d098e2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoveragePageQuery } from './CoveragePageQuery.graphql';

const node: PreloadableConcreteRequest<CoveragePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e08277e761d8a9bf9e821f13919a0a1915f6031cd09cc3fb7a5063a22d098e2b",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
