/**
 * @generated SignedSource<<5c8b0ea65d4cd30f3787558d0191da77>>
 * @relayHash e67f34ae5eb0f51576358b9eff187e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1899db9c874d8fdcb746ff3557fbef43ef9512887f39e7389dcc276a36c5d577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1899db9c874d8fdcb746ff3557fbef43ef9512887f39e7389dcc276a36c5d577",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
