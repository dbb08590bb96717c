/**
 * @generated SignedSource<<a7184fd25132b308c824d49aba0a92fb>>
 * @relayHash 053ea6596cc5f1e1f0fd7e6f2623d184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81e637f35e7ec483c5015fd70e8a4c6ecbc51b3dc50ed5943ccdb450216d7115

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81e637f35e7ec483c5015fd70e8a4c6ecbc51b3dc50ed5943ccdb450216d7115",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
