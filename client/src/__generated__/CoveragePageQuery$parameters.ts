/**
 * @generated SignedSource<<4db0fe66e9c6e842983d212a84999312>>
 * @relayHash dc992e6fb060d01be07e61d2dc64f727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45396df8f708809444c813c82bd9550a9d4f6d98f4e13a3ad3af737b17ef5c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoveragePageQuery } from './CoveragePageQuery.graphql';

const node: PreloadableConcreteRequest<CoveragePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f45396df8f708809444c813c82bd9550a9d4f6d98f4e13a3ad3af737b17ef5c1",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
