/**
 * The one reader of forms, urlencoded and multipart: it reads no further than the first byte that
 * is too many.
 */
import { Busboy } from '@fastify/busboy';

import { E } from '../../core/fp.ts';

export type FormLimits = {
  /** Of the whole body. */
  readonly bytes: number;
  /** Fields and files; the first surplus one ends the reading. */
  readonly parts: number;
  /** A form of fields alone has none. */
  readonly files: number;
};

/** Some addresses and a page of words. */
export const usualFormLimits = { bytes: 32_768, parts: 10, files: 0 } as const satisfies FormLimits;

/** Fields are in the order of the form, files by their field; a file's name has no path. */
export type FormBody = {
  readonly kind: 'form';
  readonly fields: URLSearchParams;
  readonly files: ReadonlyMap<string, readonly File[]>;
};

/**
 * `not-a-form` by its media type, `malformed` in itself, `too-large` by bytes or parts,
 * `broken-off` where the connection ended.
 */
export type FormBodyError = {
  readonly kind: 'not-a-form' | 'malformed' | 'too-large' | 'broken-off';
  /** As far as they were read: who sent too much gets back what was typed. */
  readonly fields: URLSearchParams;
};

export type ArrivingForm = {
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
  readonly chunks: AsyncIterable<Uint8Array> | null;
};

const formTypes: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Bytes: of a field's name, of a field, and of the head of a part. */
const longest = { name: 100, field: usualFormLimits.bytes, head: 2_048 } as const;

/** The parser says by `error` that it can read no further. */
const createCollector = (contentType: string, limits: FormLimits) => {
  const fields = new URLSearchParams();
  const files = new Map<string, readonly File[]>();
  let error: FormBodyError | undefined;
  const fail = (kind: FormBodyError['kind']) => (): void => {
    error ??= { kind, fields };
  };
  const tooLarge = fail('too-large');
  const parser = Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fieldNameSize: longest.name,
      fieldSize: longest.field,
      fields: limits.parts + 1,
      files: limits.files,
      fileSize: limits.bytes,
      parts: limits.parts,
      headerPairs: 8,
      headerSize: longest.head,
    },
  });
  let parts = 0;
  const count = (): boolean => {
    parts += 1;
    if (parts > limits.parts) tooLarge();
    return error === undefined;
  };
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) return tooLarge();
    if (count()) fields.append(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const bytes: Uint8Array<ArrayBuffer>[] = [];
    const isTaken = count();
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => void (isTaken && bytes.push(chunk)));
    stream.on('error', fail('malformed'));
    stream.on('end', () => {
      // What a browser sends for a field without a file.
      if (!isTaken || (!fileName && bytes.length === 0)) return;
      files.set(name, [...(files.get(name) ?? []), new File(bytes, fileName, { type })]);
    });
  });
  parser.on('partsLimit', tooLarge);
  parser.on('fieldsLimit', tooLarge);
  parser.on('filesLimit', tooLarge);
  const finished = new Promise<void>((resolve) => {
    parser.on('finish', resolve);
    parser.on('error', () => {
      fail('malformed')();
      resolve();
    });
  });
  return { parser, finished, fields, files, error: () => error };
};

const mediaTypeOf = (contentType: string): string =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Reads a form within its limits; with an error the rest of the body was not read. */
export const readFormBody = async (
  { contentType = '', contentLength, chunks }: ArrivingForm,
  limits: FormLimits = usualFormLimits,
): Promise<FormBody | FormBodyError> => {
  const type = mediaTypeOf(contentType);
  const unread = (kind: FormBodyError['kind']) => ({ kind, fields: new URLSearchParams() });
  if (!formTypes.includes(type)) return unread('not-a-form');
  const isAnnounced = Number(contentLength ?? 0) > limits.bytes;
  if (isAnnounced && limits.files === 0) return unread('too-large');
  // Of a body with files that is announced too large, the fields before them are read.
  const most = isAnnounced ? usualFormLimits.bytes : limits.bytes;
  // The parser throws where it cannot take the parameters: no boundary, or a very long one.
  const created = E.tryCatch(() => createCollector(contentType.trim(), limits), E.toError);
  if (E.isLeft(created)) return unread('malformed');
  const collector = created.right;
  const { parser, finished, fields, files } = collector;
  let size = 0;
  try {
    for await (const chunk of chunks ?? []) {
      const read = chunk.subarray(0, most - size);
      size += chunk.byteLength;
      // What the parser has not taken yet is waited for; one that failed takes nothing more.
      const taken = new Promise<void>((resolve) => void parser.write(read, () => resolve()));
      await Promise.race([taken, finished]);
      const error = collector.error();
      if (error !== undefined) return error;
      if (size > most) return { kind: 'too-large', fields };
    }
  } catch {
    return collector.error() ?? { kind: 'broken-off', fields };
  } finally {
    parser.end();
  }
  await finished;
  return collector.error() ?? { kind: 'form', fields, files };
};
