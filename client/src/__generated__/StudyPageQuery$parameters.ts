/**
 * @generated SignedSource<<4da0af98287201a5050df7f2a76cba17>>
 * @relayHash 2e6561d2dc31e96e7e3de53c0479e3b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b58be9596d0fea80acfb5c72415398497e857e2cd8ac29d29d2aea7f1b36bc31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b58be9596d0fea80acfb5c72415398497e857e2cd8ac29d29d2aea7f1b36bc31",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
