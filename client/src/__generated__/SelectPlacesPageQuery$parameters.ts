/**
 * @generated SignedSource<<765a353b196bc60c69326d64565b4505>>
 * @relayHash dc15bb2377a52fd15cb015c1eddffc2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e57f4be7cd9cca60bd182768857cbb3b53a7364e40785ad707f6c238bb9c0329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e57f4be7cd9cca60bd182768857cbb3b53a7364e40785ad707f6c238bb9c0329",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
