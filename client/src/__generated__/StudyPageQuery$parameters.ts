/**
 * @generated SignedSource<<84fcb46c21577c10f6c0ec00ffdced24>>
 * @relayHash 9bfa314f820c8d9f282dc51a752a0ad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e358f7a31428becee05c4558c68f7566c2b318e08b8d26e8b3692f523358d0e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e358f7a31428becee05c4558c68f7566c2b318e08b8d26e8b3692f523358d0e4",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
