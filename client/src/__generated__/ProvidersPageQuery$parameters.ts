/**
 * @generated SignedSource<<74a4b9c156e1b37c84c3c5c5a91b3c97>>
 * @relayHash 41e27b634065d29e002dd8ebb248cf91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ef292a6a3cbb907550a9c98e934a0d5bb376561a316ec3d9a567562592e803

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38ef292a6a3cbb907550a9c98e934a0d5bb376561a316ec3d9a567562592e803",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
