/**
 * @generated SignedSource<<dbf03d8eabe56876a3bc2017bf456dee>>
 * @relayHash 25b014680301deddda5b14200aa28550
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 879fb9015129618986519c4dce48b8a247f53b110faac9958ffb3e08a26762f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiDebugLogsPageQuery } from './AiDebugLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AiDebugLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "879fb9015129618986519c4dce48b8a247f53b110faac9958ffb3e08a26762f0",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
