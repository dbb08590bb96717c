/**
 * @generated SignedSource<<1afeebf7a1ec8f6bbb1327a076fc3326>>
 * @relayHash c761749e3d11e08f55dcad8ce3977195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab5676510515734339648fadb3166c9914f66a27ad6f5dd8de3b4314bc6423f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoveragePageQuery } from './CoveragePageQuery.graphql';

const node: PreloadableConcreteRequest<CoveragePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ab5676510515734339648fadb3166c9914f66a27ad6f5dd8de3b4314bc6423f",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
