/** Bodies without an announced size, over the server that the shop runs on. */
import { request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkFlagDefinitions } from '../../../core/domain/flags/check-definitions.ts';
import { E } from '../../../core/fp.ts';
import { cspReports } from '../../../server/endpoints/csp-reports.ts';
import { flagsRelay } from '../../../server/embedded/flags/relay.ts';
import { flagsService } from '../../../server/embedded/flags/flags.ts';
import { flagDefinitions } from '../../../server/embedded/flags/definitions.ts';
import { recordingLog } from '../../fakes/log.ts';
import { serve, type Served } from './served.ts';

const definitions = checkFlagDefinitions(flagDefinitions(new Map()));

/** Sends chunks, or no body at all, without saying how much comes; the status of the answer. */
const post = (port: number, path: string, type: string, chunks: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      'content-type': type,
      ...(chunks.length > 0 && { 'transfer-encoding': 'chunked' }),
    };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    if (chunks.length === 0) sent.removeHeader('transfer-encoding');
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });

const bulk = '/events/api/events/bulk';

describe.each(['flags', 'relay', 'reports'] as const)('a report to %s', (name) => {
  let served: Served;
  beforeAll(async () => {
    if (E.isLeft(definitions)) throw new Error('the definitions are refused');
    const { right } = definitions;
    const app = {
      flags: flagsService({ definitions: () => right, log: () => undefined }),
      relay: flagsRelay({
        key: 'key',
        fetch: async (sent) =>
          Response.json({}, { status: (await sent.text()) === '[]' ? 200 : 404 }),
        log: () => undefined,
      }),
      reports: cspReports(recordingLog()),
    }[name];
    const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    served = await serve((sent, response) => {
      void listen(sent, response);
    });
  });
  afterAll(() => served.close());
  const path = name === 'reports' ? '/reports/csp' : bulk;
  const type = name === 'reports' ? 'application/csp-report' : 'application/json';

  test('in chunks is read as any other', async () => {
    const good =
      name === 'reports' ? ['{"csp-report":', '{"effective-directive":"img-src"}}'] : ['[', ']'];
    expect([200, 204]).toContain(await post(served.port, path, type, good));
  });

  test.each([
    ['without a body', []],
    ['of broken chunks', ['{"a":']],
  ])('%s is the sender’s fault', async (_, chunks) => {
    const status = await post(served.port, path, type, chunks);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('of more bytes than are taken is refused, in chunks, too', async () => {
    const chunks = Array.from({ length: 20 }, () => 'x'.repeat(60_000));
    // The connection may be closed while the sender still writes.
    const status = await post(served.port, path, type, chunks).catch(() => 413);
    expect(status).toBe(413);
  });
});
