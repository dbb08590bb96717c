/**
 * @generated SignedSource<<803ec3e3d986c3f0aec360165b121550>>
 * @relayHash 90f16999daf716c5c5570d9ace77cc89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675acd0484272c2f9896aadd60d2847f7cad464188e21dc52ba7284363cbdd1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "675acd0484272c2f9896aadd60d2847f7cad464188e21dc52ba7284363cbdd1c",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
