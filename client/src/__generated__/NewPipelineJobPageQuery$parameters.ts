/**
 * @generated SignedSource<<b7bb908734dfdbc932bdc75617cb195d>>
 * @relayHash bfc27b4bdf7f68cecf373c3c2589d1f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77b4ffae6b0666cf765a378508e5380aedd39d40ad98146d5e974193063a1810

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPipelineJobPageQuery } from './NewPipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewPipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77b4ffae6b0666cf765a378508e5380aedd39d40ad98146d5e974193063a1810",
    "metadata": {},
    "name": "NewPipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
