/**
 * @generated SignedSource<<62d9cc037a2d0ff0a833b2f45dbdcdb0>>
 * @relayHash b2aeef3e215b8ad34886ca707fa45f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4315a81c9245a5365ba3efcbc33d781781f63ff141beb0f63686bf4c89802e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d4315a81c9245a5365ba3efcbc33d781781f63ff141beb0f63686bf4c89802e",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
