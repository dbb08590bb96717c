/**
 * @generated SignedSource<<778ab41ae170c2db5a2ba3fae93ad646>>
 * @relayHash 495b653ee7aeff8bab10f9a15eddec82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 101e060642bbaf411c8aa5d9a7c378d0b0140b2e8625dbbc96476a267ae53d47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "101e060642bbaf411c8aa5d9a7c378d0b0140b2e8625dbbc96476a267ae53d47",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
