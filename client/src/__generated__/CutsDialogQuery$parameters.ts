/**
 * @generated SignedSource<<6d93bdee6ef55755d139ccf3800726ae>>
 * @relayHash eda2fb37e8f1f870537bc745b0fc5fba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7b6c74d8e895fa3ec4dc864f79ded2b4a89c2e511d4f6d781b28b8db5822b1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CutsDialogQuery } from './CutsDialogQuery.graphql';

const node: PreloadableConcreteRequest<CutsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7b6c74d8e895fa3ec4dc864f79ded2b4a89c2e511d4f6d781b28b8db5822b1b",
    "metadata": {},
    "name": "CutsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
