/**
 * @generated SignedSource<<8f437845caacbc18ba48ead642fac913>>
 * @relayHash 6a513fa15d3cc221169d9b3c2235fa35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af3fddd1708c9c8b9505eee18d6b4c1b0332d0deb58f53dc1938ae2fb698f87f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af3fddd1708c9c8b9505eee18d6b4c1b0332d0deb58f53dc1938ae2fb698f87f",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
