/**
 * @generated SignedSource<<6e59fcbaf7f2f8d9947c643a01fa94e2>>
 * @relayHash df013f063055d42c4808a6845ff93235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b91fe1067f4a65e4bd248a689ecdfddcffee4ec137856f5a5971050c961620f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b91fe1067f4a65e4bd248a689ecdfddcffee4ec137856f5a5971050c961620f",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
