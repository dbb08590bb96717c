/**
 * @generated SignedSource<<bde742d144679d63c1c888d2e13aaddc>>
 * @relayHash 53bd1915957256b78e11972d1b5cb85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516030b74a1ae62995392e4ad32f907fae284d2406da00e99288ff1ec1da2c10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CutsDialogQuery } from './CutsDialogQuery.graphql';

const node: PreloadableConcreteRequest<CutsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "516030b74a1ae62995392e4ad32f907fae284d2406da00e99288ff1ec1da2c10",
    "metadata": {},
    "name": "CutsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
