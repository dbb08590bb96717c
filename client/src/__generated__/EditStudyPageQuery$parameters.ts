/**
 * @generated SignedSource<<235bc18e4001d3036e8b80c895e524d2>>
 * @relayHash 695ce9bfd990bbe12474aed1d932c706
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecff392caeb29b0d2054bd08d0ebed8d37a11fea870550bd0bcac923aef8af18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStudyPageQuery } from './EditStudyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecff392caeb29b0d2054bd08d0ebed8d37a11fea870550bd0bcac923aef8af18",
    "metadata": {},
    "name": "EditStudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
