/**
 * @generated SignedSource<<aad1899840be487d86c5085c06b226cf>>
 * @relayHash 8a932aee7fddc2eac403693767b8e358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 386090c85372e23abdbcc9d43ee051dc447ac44381180c78b1a39707364a30a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "386090c85372e23abdbcc9d43ee051dc447ac44381180c78b1a39707364a30a1",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
