/**
 * @generated SignedSource<<45e2fd3a070e293560a59a169a425003>>
 * @relayHash ee4bca56dc34bb9c170aabf552ac0cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8677a5377c5f9ae19c83bc71ac378e4f0ca7dded650fa4c237dcf40c84ebecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoveragePageQuery } from './CoveragePageQuery.graphql';

const node: PreloadableConcreteRequest<CoveragePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8677a5377c5f9ae19c83bc71ac378e4f0ca7dded650fa4c237dcf40c84ebecc",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
