/**
 * @generated SignedSource<<3b3774f4bb7073c0561d96187e1180ca>>
 * @relayHash 62e337ee44646a68583c96706d33e324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c12a46b75b1a73e27855dc0afcb1f7f9dc41a167385acbdc3137ae63a9371a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59c12a46b75b1a73e27855dc0afcb1f7f9dc41a167385acbdc3137ae63a9371a",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
