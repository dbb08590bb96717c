/**
 * @generated SignedSource<<d491cf197ae7183ce967ef1142956658>>
 * @relayHash 9552df18fed2b064e40c1eb50916a0aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c31524b18aaa36500d78a30b119502dd80efa5722b3aecb674e60da465adb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPixelsQuery } from './StudyPixelsQuery.graphql';

const node: PreloadableConcreteRequest<StudyPixelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70c31524b18aaa36500d78a30b119502dd80efa5722b3aecb674e60da465adb9",
    "metadata": {},
    "name": "StudyPixelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
