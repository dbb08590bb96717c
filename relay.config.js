// Run relay-compiler from this directory: `persistConfig.file` is read against the working directory.
module.exports = {
  src: "client/src",
  artifactDirectory: "client/src/__generated__",
  schema: "schema.graphql",
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  requireCustomScalarTypes: true,
  // The client comes from the gateway it talks to, whose enums say UNRECOGNIZED themselves.
  noFutureProofEnums: true,
  // The variables have null in place of a file, which is sent beside them.
  customScalarTypes: { Date: "string", DateTime: "string", GeoJSON: "string | object", JSON: "unknown", Upload: "null" },
  persistConfig: { file: "gateway/persisted_queries.json", algorithm: "SHA256" },
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
};
