/**
 * @generated SignedSource<<7640d494fc5d4b1189da753f438e4773>>
 * @relayHash 90fede497738c96fbd3fcc052467e2a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c391340ad130b775b86afad642470c27c1c258f520af89b8325e247df5029ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PipelineJobPageQuery } from './PipelineJobPageQuery.graphql';

const node: PreloadableConcreteRequest<PipelineJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c391340ad130b775b86afad642470c27c1c258f520af89b8325e247df5029ea",
    "metadata": {},
    "name": "PipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
