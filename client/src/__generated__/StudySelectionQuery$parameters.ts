/**
 * @generated SignedSource<<7d49e218b2759e016e1c91f9f0389375>>
 * @relayHash 8cd3e4680cfb631f5c1b3da66edbdc7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b09a67d35625aaddcd20ea7bedd09059e246d0cbce0a7ca2ae9be2c18f1147ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudySelectionQuery } from './StudySelectionQuery.graphql';

const node: PreloadableConcreteRequest<StudySelectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b09a67d35625aaddcd20ea7bedd09059e246d0cbce0a7ca2ae9be2c18f1147ca",
    "metadata": {},
    "name": "StudySelectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
