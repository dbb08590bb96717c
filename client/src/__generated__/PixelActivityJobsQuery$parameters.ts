/**
 * @generated SignedSource<<e9551131b825e1302d683ffe5b06d7fd>>
 * @relayHash 362269f7f9f6c1ba11a3297c70ada237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe52f0992e4f83c30fc2fc7a18058805a1add11e711c11a7b04997f23b67e5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelActivityJobsQuery } from './PixelActivityJobsQuery.graphql';

const node: PreloadableConcreteRequest<PixelActivityJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fe52f0992e4f83c30fc2fc7a18058805a1add11e711c11a7b04997f23b67e5b",
    "metadata": {},
    "name": "PixelActivityJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
