/**
 * @generated SignedSource<<ee963198cdac222893d4174b4142032f>>
 * @relayHash ff4b322ca85869509c1ddd471bd30524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f01d008477aab7c2a16c0675773e44670431288a0b76d97b5c91047e6b58278f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f01d008477aab7c2a16c0675773e44670431288a0b76d97b5c91047e6b58278f",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
