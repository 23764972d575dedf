import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { acceptsEncoding } from '../http/accept.ts';
import { namesTag } from '../http/entity-tag.ts';

export type AnswerForm = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

export type FinishedAnswer = {
  /** Without `W/`: all forms have one tag, so it is weak. */
  readonly tag: string;
  readonly plain: AnswerForm;
  /** Undefined where compression gains nothing. */
  readonly compressed: AnswerForm | undefined;
  /** The 304 for clients that have this answer already. */
  readonly unchanged: AnswerForm;
  /** Bytes in memory. */
  readonly size: number;
};

/** Shorter ones travel in one packet, compressed or not. */
const shortestCompressed = 1_000;

/** Bytes of objects and header lines. */
const overhead = 2_000;

const compress = promisify(gzip);

/**
 * `headers` (lower case) are those of every form: how long it may be kept, and what else it depends
 * on.
 */
export const finishAnswer = async (
  response: Response,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedAnswer> => {
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const tagged = { ...headers, etag: `W/${tag}` };
  const typed = { ...tagged, 'content-type': response.headers.get('Content-Type') ?? '' };
  const form = (bytes: Uint8Array<ArrayBuffer>, encoding: Record<string, string>): AnswerForm => ({
    status: response.status,
    headers: { ...typed, ...encoding, 'content-length': String(bytes.byteLength) },
    body: bytes,
  });
  // A copy: the library's answer may lie in a larger chunk, which it would keep.
  const packed =
    body.byteLength < shortestCompressed ? undefined : new Uint8Array(await compress(body));
  return {
    tag,
    plain: form(body, {}),
    compressed: packed && form(packed, { 'content-encoding': 'gzip' }),
    unchanged: { status: 304, headers: tagged, body: null },
    size: body.byteLength + (packed?.byteLength ?? 0) + overhead,
  };
};

/** The form for a request's `If-None-Match` and `Accept-Encoding`. */
export const formFor = (
  { tag, plain, compressed, unchanged }: FinishedAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): AnswerForm => {
  if (namesTag(ifNoneMatch, tag)) return unchanged;
  return compressed !== undefined && acceptsEncoding(acceptEncoding, 'gzip') ? compressed : plain;
};
