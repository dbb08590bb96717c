/**
 * @generated SignedSource<<2c08cc4bb8862de2355ab9e98ed6aa64>>
 * @relayHash 434cc203221ec9e792933079f85989cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0c829d0c1737fbcc5a16bbd61d10230703b499142dba3dc5ee0716cf4c0513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af0c829d0c1737fbcc5a16bbd61d10230703b499142dba3dc5ee0716cf4c0513",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
