/**
 * @generated SignedSource<<1914b05f15855a666a3b95a96b798283>>
 * @relayHash 1b3871d07ffd5258c180a267d2bf0b24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7a282839514eec08b033c9e35d93f4fd81a5536887dc57ebf97e9ecaa851c63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudySelectionQuery } from './StudySelectionQuery.graphql';

const node: PreloadableConcreteRequest<StudySelectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7a282839514eec08b033c9e35d93f4fd81a5536887dc57ebf97e9ecaa851c63",
    "metadata": {},
    "name": "StudySelectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
