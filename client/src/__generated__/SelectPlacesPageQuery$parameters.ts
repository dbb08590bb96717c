/**
 * @generated SignedSource<<cd3177c81460c59c23a3092c5c87c768>>
 * @relayHash cb299982ae571c03cca9fd7daade5b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1133b37f18b8607ccd72075607882c0310cd01dcfa8e4bc6beaecc6c9a9849bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectPlacesPageQuery } from './SelectPlacesPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectPlacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1133b37f18b8607ccd72075607882c0310cd01dcfa8e4bc6beaecc6c9a9849bf",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
