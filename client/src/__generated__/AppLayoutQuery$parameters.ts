/**
 * @generated SignedSource<<6d3e280be8f1fc017bfe7cc06907c933>>
 * @relayHash c22b7539a207b7a935989668907f51a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35864b4d272b6cff6f1db626fa902657dedebc3eb47f99a2e1c8616c91f769a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35864b4d272b6cff6f1db626fa902657dedebc3eb47f99a2e1c8616c91f769a8",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
