/**
 * Replaces `{name}` by the value of that name; a placeholder without one stays. Braces in values
 * are no placeholders.
 */
export const fillLabel = (
  pattern: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  pattern.replace(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
