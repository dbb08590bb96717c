/**
 * @generated SignedSource<<e30c87818a2e4d00f4e3cdd959123f83>>
 * @relayHash 2abfb6f6022f1ec485e7d72b923a36da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7a42c81ae1688cb9b9d4516e916a04081ecd6ff372e26797c24f45eb79cd4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelJobsQuery } from './PixelJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d7a42c81ae1688cb9b9d4516e916a04081ecd6ff372e26797c24f45eb79cd4e",
    "metadata": {},
    "name": "PixelJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
