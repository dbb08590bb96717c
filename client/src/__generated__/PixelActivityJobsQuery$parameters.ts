/**
 * @generated SignedSource<<8229e4dbb811dee14df84127dde49fff>>
 * @relayHash ff1d96013283da4778eeb0aa114a0c42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 232a18f979ac35f79c530521894daaae9cc494bffea863bf14c067f8b82ac72e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelActivityJobsQuery } from './PixelActivityJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelActivityJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "232a18f979ac35f79c530521894daaae9cc494bffea863bf14c067f8b82ac72e",
    "metadata": {},
    "name": "PixelActivityJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
