/**
 * @generated SignedSource<<3818ad98bd7063b0a040b9242a04c9ce>>
 * @relayHash 738aab7a5ebb20299568dd123c1e5424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd903dd28965c0841d30ffedf32b10f04c1ccdb36f67f2170d448a216bf50b41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiDebugLogsPageQuery } from './AiDebugLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AiDebugLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd903dd28965c0841d30ffedf32b10f04c1ccdb36f67f2170d448a216bf50b41",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
