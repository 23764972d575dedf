/**
 * Whether an `Accept-Encoding` header names an encoding and does not refuse it with `q=0`. The
 * wildcard counts for nothing: it may be answered plain.
 */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean => {
  if (header === undefined) return false;
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    if (name.trim().toLowerCase() === encoding)
      return !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/iu.test(parameter));
  }
  return false;
};
