// Lints the graph and the example operations; oxlint lints the code. Run it from the repository's root.
import graphql from "@graphql-eslint/eslint-plugin";

const EXAMPLES = "tests/examples/*.graphql";
const { configs } = graphql;

export default [
  {
    files: ["schema.graphql", EXAMPLES],
    plugins: { "@graphql-eslint": graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "schema.graphql", documents: EXAMPLES } },
    },
  },
  {
    files: ["schema.graphql"],
    rules: {
      ...configs["flat/schema-recommended"].rules,
      ...configs["flat/schema-relay"].rules,
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          // async-graphql prints no descriptions for the arguments of directives.
          ignoredSelectors: ["[parent.kind=DirectiveDefinition]"],
        },
      ],
      "@graphql-eslint/relay-edge-types": [
        "error",
        {
          withEdgeSuffix: true,
          // Lists that the services return whole are plain lists, and `nodes` of a connection is one too.
          listTypeCanWrapOnlyEdgeType: false,
          // Relay does not require it: billing figures, assets and requests of a pixel have no id of their own.
          shouldImplementNode: false,
        },
      ],
      // Off: only nodes have an id. Payloads, pages and values such as a date range cannot be read by themselves.
      "@graphql-eslint/strict-id-in-types": "off",
      // Off: the keys of the services keep their names (`providerId`, `marketHash`), so that none is mistaken for `id`.
      "@graphql-eslint/no-typename-prefix": "off",
    },
  },
  {
    files: [EXAMPLES],
    rules: {
      ...configs["flat/operations-recommended"].rules,
      // Off: `id` serves client caches. A script has none; it selects the number that inputs take.
      "@graphql-eslint/require-selections": "off",
    },
  },
];
