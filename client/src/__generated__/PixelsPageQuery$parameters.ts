/**
 * @generated SignedSource<<9da7050455b2420e0561cfc1706bd629>>
 * @relayHash 947dfeb4cdeca696bdddd28b5918479d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b67074abd35869847db33fb0b25fb1c852b45bc72b3c7033023b0178aae46b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14b67074abd35869847db33fb0b25fb1c852b45bc72b3c7033023b0178aae46b",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
