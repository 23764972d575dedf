import type { BroughtFile } from '../../core/domain/toolbox/toolbox-file.ts';
import { printQuery, type QueryValues } from '../../core/domain/query/query.ts';
import { E, type t } from '../../core/fp.ts';
import type { WrittenBody } from './address.ts';

/** `malformed`: no JSON or no form; otherwise its wrong fields. */
type BodyError =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'undecodable'; readonly fields: readonly string[] };

export type SentBody = Pick<Response, 'arrayBuffer' | 'body' | 'formData' | 'json' | 'text'>;

/** Without its type, for the API's description and the relay. */
export type BodyFacts = {
  /** Empty when the endpoint has no body. */
  readonly contentTypes: readonly string[];
  readonly codec: t.Mixed | undefined;
  readonly fileField?: string | undefined;
};

/** How a body is written by the client and read by the server. */
export type BodyFormat<Body> = BodyFacts & {
  readonly write: (body: Body) => WrittenBody | undefined;
  readonly read: (sent: SentBody) => Promise<E.Either<BodyError, Body>>;
};

/** The names of all fields on the way to what is wrong. */
export const wrongFields = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.flatMap(({ context }) => context.map(({ key }) => key))),
];

const decodeWith = <A>(
  codec: t.Type<A, unknown, unknown>,
  value: unknown,
): E.Either<BodyError, A> => {
  const decoded = codec.decode(value);
  return E.isRight(decoded)
    ? decoded
    : E.left({ kind: 'undecodable', fields: wrongFields(decoded.left) });
};

const malformed: E.Either<BodyError, never> = E.left({ kind: 'malformed' });

const nothing = (): undefined => undefined;

export const noBody: BodyFormat<undefined> = {
  contentTypes: [],
  codec: undefined,
  write: () => undefined,
  read: async () => E.right(undefined),
};

/** A JSON body; browsers send reports under media types of their own. */
export const jsonBody = <A>(
  codec: t.Type<A, unknown, unknown>,
  contentTypes: readonly [string, ...string[]] = ['application/json'],
): BodyFormat<A> => ({
  contentTypes,
  codec,
  write: (body) => ({ body: JSON.stringify(codec.encode(body)), contentType: contentTypes[0] }),
  read: async (sent) => {
    const value: unknown = await sent.json().catch(nothing);
    return value === undefined ? malformed : decodeWith(codec, value);
  },
});

/** Bytes as they are, of one media type. */
export const bytesBody = (contentType: string): BodyFormat<Uint8Array<ArrayBuffer>> => ({
  contentTypes: [contentType],
  codec: undefined,
  write: (body) => ({ body, contentType }),
  read: async (sent) => {
    const bytes = await sent.arrayBuffer().catch(nothing);
    return bytes === undefined ? malformed : E.right(new Uint8Array(bytes));
  },
});

/** Empty fields of a form count as absent, as in a query. */
const fieldTexts = (
  entries: Iterable<readonly [string, unknown]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );

/** A plain form, as a page without script sends it. */
export const formBody = <A>(codec: t.Type<A, QueryValues, unknown>): BodyFormat<A> => ({
  contentTypes: ['application/x-www-form-urlencoded'],
  codec,
  write: (body) => ({
    body: printQuery(codec.encode(body)),
    contentType: 'application/x-www-form-urlencoded',
  }),
  read: async (sent) => {
    const text = await sent.text().catch(nothing);
    return text === undefined
      ? malformed
      : decodeWith(codec, fieldTexts(new URLSearchParams(text)));
  },
});

type FileForm<A> = { readonly file: BroughtFile; readonly fields: A };

/** A form with one file. */
export const fileFormBody = <A>(
  fileField: string,
  codec: t.Type<A, QueryValues, unknown>,
): BodyFormat<FileForm<A>> => ({
  contentTypes: ['multipart/form-data'],
  codec,
  fileField,
  write: ({ file, fields }) => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(printQuery(codec.encode(fields))))
      form.append(name, value);
    form.append(fileField, new Blob([new Uint8Array(file.bytes)]), file.name);
    return { body: form };
  },
  read: async (sent) => {
    const form = await sent.formData().catch(nothing);
    if (form === undefined) return malformed;
    const file = form.get(fileField);
    if (!(file instanceof File)) return E.left({ kind: 'undecodable', fields: [fileField] });
    const fields = decodeWith(codec, fieldTexts(form));
    if (E.isLeft(fields)) return fields;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return E.right({ file: { name: file.name, bytes }, fields: fields.right });
  },
});
