/**
 * @generated SignedSource<<c7ed2359eac621f162f3ff2c224e037c>>
 * @relayHash 6fea206fd2aa0358b7b156562f279914
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99bb26bd4730283ca345b19a91d7c04ab0b0d9c7faa9a45ccc30a6e2b8e79254

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPipelineJobPageQuery } from './NewPipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewPipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99bb26bd4730283ca345b19a91d7c04ab0b0d9c7faa9a45ccc30a6e2b8e79254",
    "metadata": {},
    "name": "NewPipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
