/** The look of paths and raw responses. */
export const monospace = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 12,
  lineHeight: 1.5,
} as const;
