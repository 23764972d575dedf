/** What came back over a connection. */
export type Answer = {
  readonly status: number;
  /** Names in lower case; values of one name are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Whether the connection may carry another request. */
  readonly isReusable: boolean;
};

/** A whole answer, or undefined as long as bytes are missing; `malformed` is not HTTP at all. */
type Read = Answer | 'malformed' | undefined;

const headEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

const headersOf = (lines: readonly string[]): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
};

/** The body of chunks that begin at an offset; undefined as long as the last one is missing. */
const dechunked = (bytes: Buffer, begin: number): Buffer | 'malformed' | undefined => {
  const parts: Buffer[] = [];
  let at = begin;
  for (;;) {
    const end = bytes.indexOf(lineEnd, at);
    if (end < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!Number.isSafeInteger(size)) return 'malformed';
    const start = end + lineEnd.length;
    if (bytes.length < start + size + lineEnd.length) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(start, start + size));
    at = start + size + lineEnd.length;
  }
};

const bodyOf = (
  bytes: Buffer,
  begin: number,
  headers: ReadonlyMap<string, string>,
  hasEnded: boolean,
): Buffer | 'malformed' | undefined => {
  if (headers.get('transfer-encoding') === 'chunked') return dechunked(bytes, begin);
  const length = headers.get('content-length');
  if (length === undefined) return hasEnded ? bytes.subarray(begin) : undefined;
  const end = begin + Number(length);
  return bytes.length < end ? undefined : bytes.subarray(begin, end);
};

/** Reads the first final answer of what a connection has brought so far. */
export const readAnswer = (bytes: Buffer, isHead: boolean, hasEnded: boolean): Read => {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (?<status>\d{3}) /u.exec(first)?.groups?.['status']);
  if (!Number.isInteger(status)) return 'malformed';
  const begin = end + headEnd.length;
  if (status < 200) return readAnswer(bytes.subarray(begin), isHead, hasEnded);
  const headers = headersOf(lines);
  const isBodyless = isHead || status === 204 || status === 304;
  const body = isBodyless ? Buffer.alloc(0) : bodyOf(bytes, begin, headers, hasEnded);
  if (body === undefined || body === 'malformed') return body;
  const connection = headers.get('connection')?.toLowerCase();
  return { status, headers, body, isReusable: connection !== 'close' && !hasEnded };
};
