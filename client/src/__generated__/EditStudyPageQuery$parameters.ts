/**
 * @generated SignedSource<<09547e15b6e50dcd6a76215e9eb5b672>>
 * @relayHash 472633187b82d8e5608159e8b864a19d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3781aa9c7df3381facbf2ae11ef2198466986604f05acfcb4e50c18308b5a311

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStudyPageQuery } from './EditStudyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3781aa9c7df3381facbf2ae11ef2198466986604f05acfcb4e50c18308b5a311",
    "metadata": {},
    "name": "EditStudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
