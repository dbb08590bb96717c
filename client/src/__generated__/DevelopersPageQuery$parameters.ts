/**
 * @generated SignedSource<<7cafc717a3b206a6b87fd6d57a4c169b>>
 * @relayHash 9b6371c0b05fb38ff5c9234633ab5581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d62d7ca1d874e8c52804654fc3b3fcb0c6b5776cff01aae21f218978ceb0fff0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d62d7ca1d874e8c52804654fc3b3fcb0c6b5776cff01aae21f218978ceb0fff0",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
