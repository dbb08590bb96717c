/**
 * @generated SignedSource<<8fcfde9bde33175b0a9d0b576fbfee70>>
 * @relayHash b159495ce4b548da3885abbb0866fee8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a62f34f9f15ac48bba6ac668a24f3463eba95675409beb040f785b0e159085f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a62f34f9f15ac48bba6ac668a24f3463eba95675409beb040f785b0e159085f3",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
