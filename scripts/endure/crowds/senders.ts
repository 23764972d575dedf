/** What one client sends to take more than its share. */
import { once } from 'node:events';
import { connect } from 'node:net';

import sharp from 'sharp';

import { formatsOf } from './formats.ts';
import { clientAt, type Answered, type Client } from './ask.ts';

/** How often each status came; `none` is a request without a whole answer. */
type Statuses = Readonly<Record<string, number>>;

/** What came of a crowd; each 503 says when to come again, or it is among the lacking. */
export type CrowdAnswers = { readonly statuses: Statuses; readonly lacking: number };

/** Sends so many; it is the client at this address. */
type SendCrowd = (port: number, count: number) => Promise<CrowdAnswers>;

const greedy = '127.0.0.1';

const answersOf = (answers: readonly (Answered | undefined)[]): CrowdAnswers => {
  const statuses: Record<string, number> = {};
  let lacking = 0;
  for (const answer of answers) {
    const status = String(answer?.status ?? 'none');
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (answer?.status === 503 && !/^[1-9]\d*$/u.test(answer.headers['retry-after'] ?? ''))
      lacking += 1;
  }
  return { statuses, lacking };
};

const withClient = async (
  port: number,
  send: (client: Client) => Promise<readonly (Answered | undefined)[]>,
): Promise<CrowdAnswers> => {
  const client = clientAt(port, greedy);
  try {
    return answersOf(await send(client));
  } finally {
    client.close();
  }
};

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Requests for missing pages on one connection, without waiting for an answer. */
const sendMisses: SendCrowd = async (port, count) => {
  const socket = connect({ port, host: '127.0.0.1' });
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  for (const number of counted(count)) {
    const end = number === count - 1 ? 'Connection: close\r\n' : '';
    socket.write(`GET /no-page-${number} HTTP/1.1\r\nHost: localhost:${port}\r\n${end}\r\n`);
  }
  await once(socket, 'close');
  const heads = Buffer.concat(parts)
    .toString('latin1')
    .matchAll(/HTTP\/1\.1 (?<status>\d{3}) [\s\S]*?\r\n\r\n/gu);
  const answers = [...heads].map(([head, status = '']): Answered => {
    const retry = /^retry-after: (?<seconds>\d+)\r$/imu.exec(head)?.groups?.['seconds'];
    const headers = retry === undefined ? {} : { 'retry-after': retry };
    return { status: Number(status), headers, body: Buffer.alloc(0), milliseconds: 0 };
  });
  return answersOf([...answers, ...counted(count - answers.length).map(() => undefined)]);
};

/** A connection for each selection of a product; no two ask for the same. */
const sendSelections: SendCrowd = (port, count) =>
  withClient(port, ({ ask }) =>
    Promise.all(
      formatsOf(count).map((format) =>
        ask(`/leinwanddruck/_configuration.json?materialType=leinwand&formatType=${format}`),
      ),
    ),
  );

/** A form of very many small fields, four times at once. */
const sendFields: SendCrowd = (port, count) => {
  const field = '--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
  const body = Buffer.from(`${field.repeat(count)}--edge--\r\n`);
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body,
  };
  return withClient(port, ({ ask }) =>
    Promise.all(counted(4).map(() => ask('/forms/customer-picture', asked))),
  );
};

const scope = { 'x-channel': 'poster', 'x-locale': 'de-DE' } as const;

/** Pixels of each side: as many as a picture may have, and next to no bytes; few have fewer. */
const sideOf = (count: number): number => (count < 10 ? 2_000 : 9_900);

const pngOf = (side: number): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'teal' },
    limitInputPixels: false,
  })
    .png({ palette: true, colours: 2 })
    .toBuffer();

/** Begins and sends a picture; undefined where that failed. */
const uploaded = async ({ ask }: Client, bytes: Uint8Array) => {
  const uploads = '/web-api/customer-picture/uploads';
  const begun = await ask(uploads, {
    method: 'POST',
    headers: { ...scope, 'content-type': 'application/json' },
    body: JSON.stringify({ byteCount: bytes.byteLength }),
  });
  const id = /"id":"(?<id>[\w-]+)"/u.exec(begun?.body.toString() ?? '')?.groups?.['id'];
  const cookie = begun?.headers['set-cookie']?.[0]?.split(';', 1)[0];
  if (id === undefined || cookie === undefined) return undefined;
  await ask(`${uploads}?id=${id}&offset=0`, {
    method: 'PATCH',
    headers: { ...scope, cookie, 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  return (signal?: AbortSignal) =>
    ask(`${uploads}/complete?id=${id}`, {
      method: 'POST',
      headers: { ...scope, cookie },
      ...(signal !== undefined && { signal }),
    });
};

/** Enormous pictures, each of another visitor; nobody waits until they are looked at. */
const sendPictures: SendCrowd = async (port, count) => {
  const picture = await pngOf(sideOf(count));
  return withClient(port, async (client) => {
    const completes = await Promise.all(counted(count).map(() => uploaded(client, picture)));
    return Promise.all(completes.map(async (complete) => complete?.(AbortSignal.timeout(500))));
  });
};

/** Enormous pictures for the toolbox, all at once. */
const sendFiles: SendCrowd = async (port, count) => {
  const picture = await pngOf(sideOf(count));
  const form = new FormData();
  form.append('to', 'avif');
  form.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  const written = new Response(form);
  const headers = { ...scope, 'content-type': written.headers.get('content-type') ?? '' };
  const asked = { method: 'POST', headers, body: Buffer.from(await written.arrayBuffer()) };
  return withClient(port, ({ ask }) =>
    Promise.all(counted(count).map(() => ask('/web-api/toolbox-convert-file', asked))),
  );
};

/** A small picture of another visitor, from its beginning to its size. */
export const sendPicture = async (client: Client, bytes: Uint8Array) =>
  (await uploaded(client, bytes))?.();

export const smallPicture = (): Promise<Buffer> => pngOf(400);

/** A log-in with a wrong password at an address that nobody has. */
export const sendLogIn = ({ ask }: Client, name: string) =>
  ask('/web-api/customer-login', {
    method: 'POST',
    headers: { ...scope, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'difference engine' }),
  });

const sendLogIns: SendCrowd = (port, count) =>
  withClient(port, (client) =>
    Promise.all(counted(count).map((number) => sendLogIn(client, `somebody${number}`))),
  );

export const crowds = {
  misses: sendMisses,
  selections: sendSelections,
  fields: sendFields,
  pictures: sendPictures,
  files: sendFiles,
  'log-ins': sendLogIns,
} as const satisfies Readonly<Record<CrowdName, SendCrowd>>;

export const crowdNames = [
  'misses',
  'selections',
  'fields',
  'pictures',
  'files',
  'log-ins',
] as const;

export type CrowdName = (typeof crowdNames)[number];
