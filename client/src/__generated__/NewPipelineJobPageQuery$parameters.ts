/**
 * @generated SignedSource<<f378d6c22c20c8315153f9e2d5267b44>>
 * @relayHash b3aab29269be6bd161b7c466d4e132b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31d84981d95ac374dc2a37460819e934bea9c066e0f1fe72844bf4460f4e5554

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPipelineJobPageQuery } from './NewPipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewPipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31d84981d95ac374dc2a37460819e934bea9c066e0f1fe72844bf4460f4e5554",
    "metadata": {},
    "name": "NewPipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
