/**
 * @generated SignedSource<<481b66b81d36dc048fc39926479d0152>>
 * @relayHash cd522b7bdbe962f7d68cbd217def3abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b665564bea3e4a81bf7cbd5b84bba52df0266b2d8815f41c3b9bc813bae6bdf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b665564bea3e4a81bf7cbd5b84bba52df0266b2d8815f41c3b9bc813bae6bdf9",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
