/**
 * Fills the placeholders of a label pattern, `{name}` with the value of that name; a placeholder
 * without a value stays. Values are taken as they are: braces in them are not placeholders.
 */
export const fillLabel = (
  pattern: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  pattern.replace(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
