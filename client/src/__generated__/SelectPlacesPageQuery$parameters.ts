/**
 * @generated SignedSource<<9ba86b5cfa07b82cb6557605271aa04e>>
 * @relayHash def77745ef72ae61a49ce6f5a6880d2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d03be33f78a639f87b8b504b4090e4a008f07371ac6bc508d3488521186dbba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d03be33f78a639f87b8b504b4090e4a008f07371ac6bc508d3488521186dbba",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
