/**
 * @generated SignedSource<<34b188e81aecf365ed969498057d0f91>>
 * @relayHash ffff09e00046f74f0c4988baceb205c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2cfe444d5458038c38228b2f3629c0ff1bab389a7f801d0059db3b4874bc13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec2cfe444d5458038c38228b2f3629c0ff1bab389a7f801d0059db3b4874bc13",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
