/**
 * @generated SignedSource<<4bb0eaebad7389c09aa2bd97acd42257>>
 * @relayHash 36157c331e90bcd8ea68e47121806302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 622cf8cfa8a7a96ca109dc97217d5e1ad1feb5e413bda21859d6a32182ffb7d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "622cf8cfa8a7a96ca109dc97217d5e1ad1feb5e413bda21859d6a32182ffb7d2",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
