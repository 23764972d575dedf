/** The embedded flags service, address by address, as the vendor's protocol has it. */
import { fc, test } from '@fast-check/vitest';
import { Hono } from 'hono';
import { describe, expect, test as example } from 'vitest';

import type { FlagDefinition } from '../../../../core/domain/flags/definition.ts';
import {
  localPath,
  reportAddresses,
  type ReportKind,
} from '../../../../adapters/split/addresses.ts';
import { flagsService, type FlagsServiceEntry } from '../../../../server/embedded/flags/flags.ts';
import { checked, definition } from '../../../fakes/flag-definitions.ts';

const mount = '/services/flags';

const start = (definitions: ReadonlyArray<FlagDefinition> = []) => {
  const entries: FlagsServiceEntry[] = [];
  const service = flagsService({
    definitions: () => checked(definitions),
    segments: [{ name: 'team', keys: ['ada', 'bob/1'], changeNumber: 9 }],
    log: (entry) => entries.push(entry),
  });
  const app = new Hono().route(mount, service);
  return {
    entries,
    ask: async (path: string, init?: RequestInit) => app.request(mount + path, init),
  };
};

const flags = [
  definition({ name: 'one', changeNumber: 10, sets: ['shop'] }),
  definition({ name: 'two', changeNumber: 20 }),
  definition({ name: 'gone', changeNumber: 15, status: 'ARCHIVED' }),
];

interface Changes {
  readonly ff: {
    readonly d: ReadonlyArray<FlagDefinition>;
    readonly s: number;
    readonly t: number;
  };
  readonly rbs: object;
}

const names = (changes: Changes['ff']) => changes.d.map(({ name }) => name);

describe('splitChanges', () => {
  const changes = async (query: string, definitions = flags): Promise<Changes> => {
    const response = await start(definitions).ask(`/sdk/api/splitChanges?s=1.3&rbSince=-1${query}`);
    expect(response.status).toBe(200);
    const answered: Changes = await response.json();
    return answered;
  };

  example('gives the active flags at first', async () => {
    const { ff, rbs } = await changes('&since=-1');
    expect(names(ff)).toEqual(['one', 'two']);
    expect(ff).toMatchObject({ s: -1, t: 20 });
    expect(rbs).toEqual({ d: [], s: -1, t: -1 });
  });

  example('gives later changes with archived flags, then nothing', async () => {
    const { ff } = await changes('&since=10');
    expect(names(ff)).toEqual(['two', 'gone']);
    expect(ff).toMatchObject({ s: 10, t: 20 });
    expect((await changes('&since=20&till=20')).ff).toEqual({ d: [], s: 20, t: 20 });
  });

  example('gives all to a client whose number is from another run of the service', async () => {
    const { ff } = await changes('&since=99');
    expect(names(ff)).toEqual(['one', 'two', 'gone']);
    expect(ff).toMatchObject({ s: 99, t: 99 });
  });

  example('gives the smallest good answer without flags', async () => {
    expect((await changes('&since=-1', [])).ff).toEqual({ d: [], s: -1, t: 1 });
  });

  example('narrows by set, name and prefix', async () => {
    expect(names((await changes('&since=-1&sets=shop,other')).ff)).toEqual(['one']);
    expect(names((await changes('&since=-1&names=two')).ff)).toEqual(['two']);
    expect(names((await changes('&since=-1&prefixes=on')).ff)).toEqual([]);
  });

  example('speaks the older shape to older clients', async () => {
    const response = await start(flags).ask('/sdk/api/splitChanges?s=1.2&since=20');
    expect(await response.json()).toEqual({ splits: [], since: 20, till: 20 });
  });

  test.prop([fc.string(), fc.string(), fc.string()])(
    'never answers an error, whatever the query',
    async (since, version, sets) => {
      const query = new URLSearchParams({ since, s: version, sets });
      const response = await start(flags).ask(`/sdk/api/splitChanges?${query.toString()}`);
      expect(response.status).toBe(200);
    },
  );
});

describe('segments and streaming', () => {
  const { ask } = start();
  const json = async (path: string): Promise<unknown> => (await ask(path)).json();

  example('memberships of a key, escaped ones too', async () => {
    const none = { ms: { k: [] }, ls: { k: [] } };
    expect(await json('/sdk/api/memberships/eve')).toEqual(none);
    expect(await json(`/sdk/api/memberships/${encodeURIComponent('bob/1')}`)).toEqual({
      ...none,
      ms: { k: [{ n: 'team' }] },
    });
  });

  example('a segment arrives once', async () => {
    const all = { name: 'team', added: ['ada', 'bob/1'], removed: [], since: -1, till: 9 };
    expect(await json('/sdk/api/segmentChanges/team?since=-1')).toEqual(all);
    expect(await json('/sdk/api/segmentChanges/team?since=9')).toEqual({
      ...all,
      added: [],
      since: 9,
    });
    expect(await json('/sdk/api/segmentChanges/none?since=-1')).toMatchObject({
      added: [],
      till: 1,
    });
  });

  example('without a stream clients are told to ask every minute', async () => {
    expect(await json('/auth/api/v2/auth?s=1.3&users=ada')).toEqual({ pushEnabled: false });
  });
});

const bodies: Readonly<Record<ReportKind, unknown>> = {
  events: [{ eventTypeId: 'order', trafficTypeName: 'user', key: 'ada', timestamp: 1 }],
  impressions: [{ f: 'one', i: [{ k: 'ada', t: 'on', m: 1, c: 10, r: 'label' }] }],
  'impression-counts': { pf: [{ f: 'one', m: 1, rc: 2 }] },
  'unique-keys': { keys: [{ f: 'one', ks: ['ada'] }] },
  configuration: { oM: 0 },
  usage: { lS: {} },
};

describe.each(reportAddresses)('$path', (address) => {
  const post = (body: string, service = start()) =>
    service.ask(localPath(address), { method: 'POST', body });
  const good = bodies[address.report];
  const sent = address.beacon ? { entries: good, token: 'key', sdk: 'javascript-11' } : good;

  example('takes a report and tells its log only its kind and size', async () => {
    const service = start();
    const text = JSON.stringify(sent);
    expect((await post(text, service)).status).toBe(200);
    expect(service.entries).toEqual([
      { kind: 'report-received', report: address.report, bytes: text.length },
    ]);
  });

  example('refuses what is not JSON, another report, or too large', async () => {
    for (const [body, status] of [
      ['{', 400],
      ['"text"', 400],
      [' '.repeat(1_000_001), 413],
    ] as const) {
      const service = start();
      const response = await post(body, service);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ message: { text: expect.any(String) } });
      expect(service.entries).toMatchObject([{ kind: 'report-refused' }]);
    }
  });

  example(
    'refuses a report without a body, and one of undeclared length that is too large',
    async () => {
      const bare = await start().ask(localPath(address), { method: 'POST' });
      expect(bare.status).toBe(400);
      const pieces = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(300_000)),
      });
      const service = start();
      const endless = { method: 'POST', body: pieces, duplex: 'half' } as const;
      expect((await service.ask(localPath(address), endless)).status).toBe(413);
      expect(service.entries).toMatchObject([{ kind: 'report-refused', reason: 'too-large' }]);
    },
  );

  example('takes no other method, and says so', async () => {
    const got = await start().ask(localPath(address));
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const options = await start().ask(localPath(address), { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });
});

example('unknown addresses are not found, and nothing may be cached', async () => {
  const { ask } = start();
  for (const path of ['/', '/sdk', '/sdk/api/version', '/events/api/splitChanges']) {
    expect((await ask(path)).status).toBe(404);
  }
  const response = await ask('/sdk/api/splitChanges?s=1.3&since=-1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
