/**
 * @generated SignedSource<<71058b65836a0650d145b63ec3aecae9>>
 * @relayHash caf5212ba1ea3dd5a1c75825def98878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7c80ff0f34b81e4770b92441eb8a71a6ba0daace5cc60bc80cfd3ad51d54d02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudySelectionQuery } from './StudySelectionQuery.graphql';

const node: PreloadableConcreteRequest<StudySelectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7c80ff0f34b81e4770b92441eb8a71a6ba0daace5cc60bc80cfd3ad51d54d02",
    "metadata": {},
    "name": "StudySelectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
