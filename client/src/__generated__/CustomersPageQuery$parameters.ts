/**
 * @generated SignedSource<<d0bdc9ee3afc39db2db245aae3cb656f>>
 * @relayHash 0e8eb5a8b5105b9970bf65ca027707f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID addeef0d8d3b9a2a81050c463eb6859fae4feb7138c0588c33297dbc7952068d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "addeef0d8d3b9a2a81050c463eb6859fae4feb7138c0588c33297dbc7952068d",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
