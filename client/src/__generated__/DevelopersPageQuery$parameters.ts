/**
 * @generated SignedSource<<a0978ae481fcdbf975750e46a85a64c8>>
 * @relayHash f1a538cc4b08079cfedb0330c4ee0c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e154dbc661c812d27ad9ce9d7f40c8671e2aa0dbc92fce6136800a928e818bb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e154dbc661c812d27ad9ce9d7f40c8671e2aa0dbc92fce6136800a928e818bb9",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
