/**
 * @generated SignedSource<<61a1dcb93820bb4772f20cdf5d7c590c>>
 * @relayHash f99b686f773c18931237aa3f7eb1f3c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57c49fe88aca8fc7afce3326283feb8fc08ad54c1512fc68e2d322916979390

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceDetailsPageQuery } from './PlaceDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlaceDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d57c49fe88aca8fc7afce3326283feb8fc08ad54c1512fc68e2d322916979390",
    "metadata": {},
    "name": "PlaceDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
