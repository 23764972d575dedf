/**
 * Replaces `{name}` by the value of that name. A placeholder without a value stays, and so do
 * braces in values.
 */
export const fillLabel = (
  pattern: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  pattern.replace(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
