/**
 * @generated SignedSource<<1721d25c2e17e6303902ae50b8f79dac>>
 * @relayHash 04aee0a847f15c57178b28e88cffe250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e232517ab50a5a5f1ee2ef1a184a4fc0b725dd1b8c5b0c0befcb76fb109f17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45e232517ab50a5a5f1ee2ef1a184a4fc0b725dd1b8c5b0c0befcb76fb109f17",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
