/**
 * @generated SignedSource<<e05287c5f5f250cddf0b631cea8a6296>>
 * @relayHash 35863537b37dc9ae5344010b3635a29e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58fcdeeda575001d9f308041479175e0434554fc20c3de9f6ff097681b07cf67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58fcdeeda575001d9f308041479175e0434554fc20c3de9f6ff097681b07cf67",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
