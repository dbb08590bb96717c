/**
 * @generated SignedSource<<2a14b420f2ad127d1e07a535c2cd2268>>
 * @relayHash 4a08a2cd47028e6e1544eb39def65123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f6f9a7a70eb312c09d5dc7fa4167812c1dc29b954ffe948956c87ab33c9e9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38f6f9a7a70eb312c09d5dc7fa4167812c1dc29b954ffe948956c87ab33c9e9e",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
