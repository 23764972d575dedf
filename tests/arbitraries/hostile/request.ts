/** A request as a stranger sends it: every part is text of single bytes, written as it stands. */
export type HostileRequest = {
  /** Which part of the shop it began as; for the figures by family. */
  readonly family: string;
  readonly method: string;
  /** What stands between method and version. */
  readonly target: string;
  /** In order, `host` among them; `{port}` in a value stands for the shop's port. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly framing: Framing;
};

/** How a body is announced; all but the first three lie or stop early. */
type Framing =
  | 'none'
  | 'length'
  | 'chunked'
  | 'length-too-long'
  | 'length-too-short'
  | 'length-negative'
  | 'two-lengths'
  | 'length-and-chunked'
  | 'chunks-without-end'
  | 'chunk-size-garbage';

/** All ways to announce a body. */
export const framings = [
  'none',
  'length',
  'chunked',
  'length-too-long',
  'length-too-short',
  'length-negative',
  'two-lengths',
  'length-and-chunked',
  'chunks-without-end',
  'chunk-size-garbage',
] as const satisfies readonly Framing[];

/** Bytes as text of single bytes. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const chunk = (body: string): string =>
  body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;

const framed: Readonly<
  Record<Framing, (body: string) => { readonly head: string; readonly body: string }>
> = {
  none: () => ({ head: '', body: '' }),
  length: (body) => ({ head: `content-length: ${body.length}\r\n`, body }),
  chunked: (body) => {
    const half = Math.ceil(body.length / 2);
    const chunks = `${chunk(body.slice(0, half))}${chunk(body.slice(half))}0\r\n\r\n`;
    return { head: 'transfer-encoding: chunked\r\n', body: chunks };
  },
  'length-too-long': (body) => ({ head: `content-length: ${body.length + 10}\r\n`, body }),
  'length-too-short': (body) => ({
    head: `content-length: ${Math.floor(body.length / 2)}\r\n`,
    body,
  }),
  'length-negative': (body) => ({ head: 'content-length: -1\r\n', body }),
  'two-lengths': (body) => ({
    head: `content-length: ${body.length}\r\ncontent-length: ${body.length + 1}\r\n`,
    body,
  }),
  'length-and-chunked': (body) => ({
    head: `content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n`,
    body: `${chunk(body)}0\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  }),
  'chunks-without-end': (body) => ({ head: 'transfer-encoding: chunked\r\n', body: chunk(body) }),
  'chunk-size-garbage': (body) => ({
    head: 'transfer-encoding: chunked\r\n',
    body: `zz\r\n${body}\r\n0\r\n\r\n`,
  }),
};

/** The bytes of a request to a shop at a port. */
export const written = (request: HostileRequest, port: number): Buffer => {
  const { method, target, headers, framing } = request;
  const { head, body } = framed[framing](request.body);
  const lines = headers.map(
    ([name, value]) => `${name}: ${value.replaceAll('{port}', String(port))}\r\n`,
  );
  return Buffer.from(
    `${method} ${target} HTTP/1.1\r\n${lines.join('')}${head}\r\n${body}`,
    'latin1',
  );
};

/** Headers that decide over the connection. */
const ofConnections: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** More than this of headers is refused with 431 before the shop hears of it. */
const usualHead = 12_000;

/**
 * Whether HTTP asks for exactly one answer: then the shop must give one, and the connection may
 * carry the next request. Others may be closed without a word.
 */
export const isWellFormed = ({ method, target, headers, framing }: HostileRequest): boolean =>
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/u.test(method) &&
  /^\/[!-~]*$/u.test(target) &&
  headers.filter(([name]) => name.toLowerCase() === 'host').length === 1 &&
  headers.every(
    ([name, value]) =>
      /^[\w-]+$/u.test(name) && /^[\t -~]*$/u.test(value) && !ofConnections.has(name.toLowerCase()),
  ) &&
  (framing === 'none' || framing === 'length' || framing === 'chunked') &&
  target.length + headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) <
    usualHead;
