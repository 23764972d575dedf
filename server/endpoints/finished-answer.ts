/** Answers as they are sent: bytes, headers and tag, made once and sent to everybody who asks. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { acceptsEncoding } from '../http/accept.ts';
import { namesTag } from '../http/entity-tag.ts';

/** One form of an answer, ready to be sent. */
export type AnswerForm = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** An answer in all its forms. */
export type FinishedAnswer = {
  /** The entity tag without its `W/`: all forms have one, so it is a weak one. */
  readonly tag: string;
  readonly plain: AnswerForm;
  /** Undefined where compression gains nothing. */
  readonly compressed: AnswerForm | undefined;
  /** What is said to those who have it. */
  readonly unchanged: AnswerForm;
  /** What it keeps in memory, in bytes. */
  readonly size: number;
};

/** Shorter ones travel in one packet, compressed or not. */
const shortestCompressed = 1_000;

/** Objects and header lines of an answer, in bytes. */
const overhead = 2_000;

const compress = promisify(gzip);

/**
 * Finishes an answer; `headers` (lower case) are those of every form: how long it may be kept, and
 * what else it depends on.
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
  // A copy: what the library answers may lie in a larger chunk, which it would keep.
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

/** The form that a request gets, by its `If-None-Match` and `Accept-Encoding`. */
export const formFor = (
  { tag, plain, compressed, unchanged }: FinishedAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): AnswerForm => {
  if (namesTag(ifNoneMatch, tag)) return unchanged;
  return compressed !== undefined && acceptsEncoding(acceptEncoding, 'gzip') ? compressed : plain;
};
