/**
 * @generated SignedSource<<7f8503dccd22e8bc24576a3bc1ff8be8>>
 * @relayHash 770b046d233801033655e570a278a9a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f8212c32c1b3ad07e0ae50941fa050b77e35ad4529d1fceb379535fa27a47a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelinePageQuery } from './PipelinePageQuery.graphql';

const node: PreloadableConcreteRequest<PipelinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f8212c32c1b3ad07e0ae50941fa050b77e35ad4529d1fceb379535fa27a47a",
    "metadata": {},
    "name": "PipelinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
