/** What can be printed as JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
type JsonObject = { readonly [name: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Names in order and no spaces (RFC 8785): the same data has the same bytes. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).filter(([, of]) => of !== undefined);
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => `${JSON.stringify(name)}:${canonicalJson(of)}`)
    .join(',')}}`;
};
