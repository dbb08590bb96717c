/**
 * @generated SignedSource<<abc504b9de9e35c279c9cd33e201a6c3>>
 * @relayHash 1752e79379bcec2295e6143047581284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd1d41fb6cf9c064cdb94a809ba844a44156b347cfb8d21ccb16f64547ad304f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd1d41fb6cf9c064cdb94a809ba844a44156b347cfb8d21ccb16f64547ad304f",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
