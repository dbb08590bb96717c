/**
 * @generated SignedSource<<1faab432404e7dc04ec01f19a81aa26d>>
 * @relayHash bf1bdff5dd5654819b4a5b9e1354a3c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ecea95915ced1488d8092c68db52d14d9be574afc2c5336d10df8a6c06c9f35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ecea95915ced1488d8092c68db52d14d9be574afc2c5336d10df8a6c06c9f35",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
