/**
 * @generated SignedSource<<aa9ee14bd558cec1c98e2c32c7e751c6>>
 * @relayHash da9e64d8d7270fe05192120f6480e45e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45b81205c273816894dd0954db95ec0a0a8cb6f0f94a769214f6b5bcbd8b431

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f45b81205c273816894dd0954db95ec0a0a8cb6f0f94a769214f6b5bcbd8b431",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
