declare module "virtual:field-texts" {
  /** The descriptions of the fields that labels name, such as "Provider.health". */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
