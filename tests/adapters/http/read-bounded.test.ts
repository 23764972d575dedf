/** Bodies are counted while they are read, over a real server that compresses, too. */
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, describe, expect, test } from 'vitest';

import { readBounded } from '../../../adapters/http/read-bounded.ts';
import { sleep } from '../../../adapters/shared/sleep.ts';
import { withLimits } from '../../../adapters/http/with-limits.ts';

const bodyOf = (chunks: readonly Uint8Array<ArrayBuffer>[]) => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (stream) => {
        const chunk = chunks[pulled];
        pulled += 1;
        if (chunk === undefined) stream.close();
        else stream.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { response: { body, headers: new Headers() }, pulled: () => pulled };
};

property.prop([
  fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 20 }),
  fc.nat({ max: 200 }),
])('a body is read as it is, or not beyond the chunk that is too much', async (chunks, largest) => {
  const sizes = chunks.map(({ byteLength }) => byteLength);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { response, pulled } = bodyOf(chunks.map((chunk) => new Uint8Array(chunk)));
  const read = await readBounded(response, largest);
  if (total <= largest) expect(read).toEqual(new Uint8Array(Buffer.concat(chunks)));
  else {
    expect(read).toBeUndefined();
    let sum = 0;
    const needed = sizes.findIndex((size) => (sum += size) > largest) + 1;
    expect(pulled()).toBe(needed);
  }
});

test('what says that it is too much is not read at all', async () => {
  const { response, pulled } = bodyOf([new Uint8Array(1)]);
  response.headers.set('Content-Length', '11');
  expect(await readBounded(response, 10)).toBeUndefined();
  expect(pulled()).toBe(0);
  const most = bodyOf([new Uint8Array(10)]).response;
  most.headers.set('Content-Length', '10');
  expect(await readBounded(most, 10)).toEqual(new Uint8Array(10));
});

describe('over the network', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };

  const limited = withLimits({ usual: { bytes: 2_000_000, milliseconds: 60_000 }, sleep })(
    (request) => fetch(request),
  );

  /** Zeros without end, and how many of them were asked for. */
  const endless = () => {
    let made = 0;
    const zeros = new Uint8Array(65_536);
    const stream = Readable.from(
      (function* () {
        for (;;) {
          made += zeros.byteLength;
          yield zeros;
        }
      })(),
    );
    return { stream, made: () => made };
  };

  test.each([
    ['an answer without end', false],
    ['one that is small only while it is compressed', true],
  ])('%s is broken off at its limit', async (_, isCompressed) => {
    const { stream, made } = endless();
    const closed = Promise.withResolvers<void>();
    const url = await serve((_request, response) => {
      response.once('close', closed.resolve);
      response.writeHead(200, isCompressed ? { 'content-encoding': 'gzip' } : {});
      if (isCompressed) stream.pipe(createGzip({ level: 1 })).pipe(response);
      else stream.pipe(response);
    });
    await expect(limited(new Request(url))).rejects.toThrow('more than 2000000 bytes');
    await closed.promise;
    stream.destroy();
    // Buffers on the way hold some; a bomb of hundreds of megabytes is never unpacked.
    expect(made()).toBeLessThan(isCompressed ? 400_000_000 : 20_000_000);
  });

  test('a redirect is an answer, and leads nowhere', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve(({ url: path }, response) => {
      asked.push(path);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect((await limited(new Request(url))).status).toBe(302);
    expect(asked).toEqual(['/']);
  });
});
