/**
 * @generated SignedSource<<7242b60299d8a75125b502b0ce35df30>>
 * @relayHash 92c762aef6703ff1874080a9bd26e75b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcc18a8a11174f2a026639300359c3eeedab375e0883da61ec45fc7aeb22494e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersPageQuery } from './DevelopersPageQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcc18a8a11174f2a026639300359c3eeedab375e0883da61ec45fc7aeb22494e",
    "metadata": {},
    "name": "DevelopersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
