/**
 * @generated SignedSource<<e03571a450f3cfcb1184c4aa8dd9fee1>>
 * @relayHash 263c66ca79ee832bb8fc3d6e4c4979eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08fc0a150926d2c0be845a63f3a8b3e2f2fb392e8ad275bf72713f133e75879e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStudyPageQuery } from './EditStudyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08fc0a150926d2c0be845a63f3a8b3e2f2fb392e8ad275bf72713f133e75879e",
    "metadata": {},
    "name": "EditStudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
