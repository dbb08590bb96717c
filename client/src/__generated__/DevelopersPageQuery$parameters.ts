/**
 * @generated SignedSource<<a02e1c0cb8943ea0227c9345c7b264bf>>
 * @relayHash 81ad4c8b7e9c80d9d9e9e3cdeaa84fa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3defb0c980492590242f051c41a3af6d056d7d5faa04769ff0749792d109d12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3defb0c980492590242f051c41a3af6d056d7d5faa04769ff0749792d109d12",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
