/**
 * @generated SignedSource<<b1d1c8b5af7947a1311ddce6801e5c52>>
 * @relayHash d7245171f1921976fd2b43b9bc520c2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f03f6f231c2d3f2955f9da26687b3d4c9cc41e55c4318e88c105529e559c057d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f03f6f231c2d3f2955f9da26687b3d4c9cc41e55c4318e88c105529e559c057d",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
