/**
 * @generated SignedSource<<8504ec9ceadfa90cdfdbe2183b52217e>>
 * @relayHash 96914d30674779665bf1ba34009cb726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ba849cfb62e06e9fd6bdec797ff3d9b782d28bbf550456730d4bbb42243679e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ba849cfb62e06e9fd6bdec797ff3d9b782d28bbf550456730d4bbb42243679e",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
