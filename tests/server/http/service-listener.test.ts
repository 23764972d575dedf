/** Services read whole addresses, so a host that makes none never reaches them. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { serviceListener } from '../../../server/http/service-listener.ts';

const services = new Hono().post('/echo', async (context) =>
  context.text(await context.req.text()),
);
const listen = serviceListener(services);
const server = createServer((asked, response) => void listen(asked, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

const post = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const options = { host: '127.0.0.1', port, path: '/echo', method: 'POST', headers: { host } };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end('text');
  });

test.each(['localhost:3000', 'shop.example', '[::1]:80'])('%s is answered', async (host) => {
  expect(await post(host)).toBe(200);
});

test.each(['99999999999999999999', 'localhost:99999', 'a b', '[::1'])(
  '%s is refused',
  async (host) => {
    expect(await post(host)).toBe(400);
  },
);
