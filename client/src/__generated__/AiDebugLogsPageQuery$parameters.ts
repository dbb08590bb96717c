/**
 * @generated SignedSource<<3d8f51e05a28f357351e9ae49e7d1db8>>
 * @relayHash 5dbd84a26606c5d15b1a194eebe87cd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58079b1d6593ecbb697b7f07db0cf2ca69647dd3e051087d6b7ce0c0d883b233

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiDebugLogsPageQuery } from './AiDebugLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AiDebugLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58079b1d6593ecbb697b7f07db0cf2ca69647dd3e051087d6b7ce0c0d883b233",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
