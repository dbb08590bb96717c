/**
 * @generated SignedSource<<00e6fcd1019f9179bb656964b852f839>>
 * @relayHash ff45488282fc3a012eeb385e13076123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e90d5643ad3a267b69424b4fdf9707d56a674f5ec2af5495598c2eaf0e1a05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12e90d5643ad3a267b69424b4fdf9707d56a674f5ec2af5495598c2eaf0e1a05",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
