/**
 * @generated SignedSource<<15814138816c789c80a78b1e265db537>>
 * @relayHash 5148acaf5fe3e6164ddd114c87f37607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae07fd0c401dfef907730f469bd04e8e985b56e2077dd27dcefd77cc25e7ff0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ae07fd0c401dfef907730f469bd04e8e985b56e2077dd27dcefd77cc25e7ff0",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
