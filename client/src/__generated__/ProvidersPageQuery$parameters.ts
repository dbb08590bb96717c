/**
 * @generated SignedSource<<a38b59c9042ed40b50217cc0cc2bade8>>
 * @relayHash e7f2860adee12d8e62bfc63ae89ed4e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e0d59cdbd4403d9043f8b6b52960c81319113b43cd56d1b4c885c58f393b23f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e0d59cdbd4403d9043f8b6b52960c81319113b43cd56d1b4c885c58f393b23f",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
