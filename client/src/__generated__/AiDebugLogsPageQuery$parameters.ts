/**
 * @generated SignedSource<<6a9d0dc163027b8ab02d6f564363a1bd>>
 * @relayHash 9530feaa4af466c7c7ab560613b9801e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bda410ec1f6d5fe61074047d09ef3e0b671f7755c2b6054a3413e3fb1acce804

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiDebugLogsPageQuery } from './AiDebugLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AiDebugLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bda410ec1f6d5fe61074047d09ef3e0b671f7755c2b6054a3413e3fb1acce804",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
