/**
 * @generated SignedSource<<0a4c232658121df3301dd20409655df8>>
 * @relayHash dfa6746338bcc2bcdb992c7232094735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45de5b67eb2d2e49588f45133bb0dbe8be8355be4cb6b82bfa38472e6a2a7a91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45de5b67eb2d2e49588f45133bb0dbe8be8355be4cb6b82bfa38472e6a2a7a91",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
