/**
 * @generated SignedSource<<5fe0beb63d10b5b8ced0c4e6a721be14>>
 * @relayHash 3d41c9a7ea765811b7feb9f9da4bda9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58c9c159f8acf7614e991c0ed55913e080592b05e530a9eb21990566717fe579

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58c9c159f8acf7614e991c0ed55913e080592b05e530a9eb21990566717fe579",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
