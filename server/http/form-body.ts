import type { IncomingMessage } from 'node:http';

/** The fields of a form, or why it is not taken. */
type FormBody =
  | { readonly kind: 'form'; readonly fields: URLSearchParams }
  | { readonly kind: 'too-large' | 'not-a-form' | 'broken-off' };

const mediaType = 'application/x-www-form-urlencoded';

const isForm = ({ headers }: IncomingMessage): boolean =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() === mediaType;

/**
 * Reads the form that a request carries, as a page without scripts sends it, of at most `largest`
 * bytes; what is longer is not read to its end. `broken-off` where the connection ends before.
 */
export const readForm = async (request: IncomingMessage, largest: number): Promise<FormBody> => {
  if (!isForm(request)) return { kind: 'not-a-form' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes: unknown = chunk;
      if (!(bytes instanceof Buffer)) continue;
      size += bytes.length;
      if (size > largest) return { kind: 'too-large' };
      chunks.push(bytes);
    }
  } catch {
    return { kind: 'broken-off' };
  }
  return { kind: 'form', fields: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) };
};
