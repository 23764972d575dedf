/**
 * Loads a server with requests over connections that stay open, each sending its next request when
 * the last answer is complete. A process of its own (`node bench/load.ts '{…}'`), so that it takes
 * no time from the server; it reads lengths alone, since a full client would be the slower side.
 */
import { connect } from 'node:net';

import { E, t } from '../core/fp.ts';
import { percentile, rounded } from './statistics.ts';

const planCodec = t.type({
  port: t.number,
  /** What the requests ask for in turn. */
  targets: t.array(t.type({ host: t.string, path: t.string })),
  /** Sent with each request, beside its host. */
  headers: t.record(t.string, t.string),
  encoding: t.union([t.literal('identity'), t.literal('gzip')]),
  connections: t.number,
  warmUpSeconds: t.number,
  seconds: t.number,
});

/** What is asked of the generator. */
export type LoadPlan = t.TypeOf<typeof planCodec>;

export const loadResultCodec = t.type({
  perSecond: t.number,
  /** Milliseconds. */
  p50: t.number,
  p99: t.number,
  /** Answers that were not 200. */
  errors: t.number,
  /** Bytes of the last answer's body, as sent. */
  bytes: t.number,
});

/** What the generator saw. */
export type LoadResult = t.TypeOf<typeof loadResultCodec>;

const headEnd = Buffer.from('\r\n\r\n');

type Answer = { readonly status: number; readonly bytes: number };

/** Calls back for each complete answer on a connection; answers must tell their length. */
const createReader = (onAnswer: (answer: Answer) => void): ((chunk: Buffer) => void) => {
  let head: Buffer = Buffer.alloc(0);
  let current: Answer | undefined;
  let missing = 0;
  const read = (chunk: Buffer): void => {
    if (current === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(headEnd);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/iu.exec(text)?.[1];
      if (length === undefined) throw new Error(`An answer does not tell its length:\n${text}`);
      current = { status: Number(text.slice(9, 12)), bytes: Number(length) };
      missing = current.bytes - (head.length - end - headEnd.length);
      head = Buffer.alloc(0);
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    const answer = current;
    current = undefined;
    onAnswer(answer);
  };
  return read;
};

const run = (plan: LoadPlan): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const begin = performance.now() + plan.warmUpSeconds * 1000;
    const end = begin + plan.seconds * 1000;
    const times: number[] = [];
    let sent = 0;
    let errors = 0;
    let bytes = 0;
    let open = plan.connections;

    const headers = Object.entries(plan.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const requestText = (): string => {
      sent += 1;
      const { host, path } = plan.targets[sent % plan.targets.length] ?? { host: '', path: '/' };
      return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${plan.encoding}\r\n${headers.join('')}\r\n`;
    };

    const openConnection = (): void => {
      let sentAt = 0;
      const socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true });
      const send = (): void => {
        sentAt = performance.now();
        socket.write(requestText());
      };
      const read = createReader((answer) => {
        const now = performance.now();
        bytes = answer.bytes;
        if (answer.status !== 200) errors += 1;
        if (now >= begin && now < end) times.push(now - sentAt);
        if (now < end) return send();
        socket.end();
      });
      socket.on('connect', send);
      socket.on('data', read);
      socket.on('error', reject);
      socket.on('close', () => {
        if (performance.now() < end) reject(new Error('The server closed a connection.'));
        open -= 1;
        if (open === 0)
          resolve({
            perSecond: Math.round(times.length / plan.seconds),
            p50: rounded(percentile(times, 0.5), 1),
            p99: rounded(percentile(times, 0.99), 1),
            errors,
            bytes,
          });
      });
    };
    for (let connection = 0; connection < plan.connections; connection += 1) openConnection();
  });

if (import.meta.main) {
  const plan = planCodec.decode(JSON.parse(process.argv[2] ?? '{}'));
  if (E.isLeft(plan)) throw new Error(`Not a plan: ${process.argv[2]}`);
  console.log(JSON.stringify(await run(plan.right)));
}
