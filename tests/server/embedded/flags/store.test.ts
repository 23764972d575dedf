/** The embedded flags while the shop runs: what `/dev/flags` changes, and who hears of it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { flagNames } from '../../../../core/domain/flags/flags.ts';
import { E } from '../../../../core/fp.ts';
import { embeddedSites } from '../../../../server/embedded-addresses.ts';
import { devFlagsPage, devFlagsPath } from '../../../../server/embedded/flags/dev-page.ts';
import { createEmbeddedFlags } from '../../../../server/embedded/flags/embedded.ts';
import { shareOf, type FlagChange } from '../../../../server/embedded/flags/store.ts';
import { evaluate } from '../../../fakes/flag-evaluator.ts';

const clockAt = (now: number) => ({ now: () => now });
const newest = Date.parse('2026-11-22');

const start = (now = newest) => {
  const { store, stream } = createEmbeddedFlags(new Map(), clockAt(now));
  const find = (name: string) => store.definitions().find((flag) => flag.name === name);
  return { store, stream, find };
};

const anyChange: fc.Arbitrary<FlagChange> = fc.oneof(
  fc.record({ kind: fc.constant('share' as const), on: fc.integer({ min: -5, max: 105 }) }),
  fc.constant({ kind: 'kill' as const }),
  fc.constant({ kind: 'revive' as const }),
);

describe('the store', () => {
  test.prop([fc.array(fc.tuple(fc.constantFrom(...flagNames), anyChange)), fc.nat()])(
    'changes one flag at a time, by a number above all others, whatever the clock says',
    (changes, now) => {
      const { store, find } = start(now);
      for (const [name, change] of changes) {
        const before = store.definitions();
        const highest = Math.max(...before.map(({ changeNumber }) => changeNumber));
        const isPossible = change.kind !== 'share' || (change.on >= 0 && change.on <= 100);
        expect(E.isRight(store.change(name, change))).toBe(isPossible);
        if (!isPossible) {
          expect(store.definitions()).toBe(before);
          continue;
        }
        expect(find(name)?.changeNumber).toBeGreaterThan(highest);
        const others = (all: typeof before) => all.filter((flag) => flag.name !== name);
        expect(others(store.definitions())).toEqual(others(before));
      }
    },
  );

  example('gives a flag to a share, kills it and revives it', () => {
    const { store, find } = start();
    const treatment = () => evaluate(store.definitions(), '967_nudging', 'ada', 'poster');
    expect(treatment()).toBe('off');
    store.change('967_nudging', { kind: 'share', on: 100 });
    expect([treatment(), shareOf(find('967_nudging') ?? fail())]).toEqual(['on', 100]);
    store.change('967_nudging', { kind: 'kill' });
    expect(treatment()).toBe('off');
    store.change('967_nudging', { kind: 'revive' });
    expect(treatment()).toBe('on');
  });
});

const fail = (): never => {
  throw new Error('there is no such flag');
};

/** The events of a stream as far as they have come. */
const reader = (response: Response | undefined) => {
  const stream = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async (): Promise<string> => {
    const part = await stream?.read();
    return part === undefined || part.done ? 'end' : part.value;
  };
};

const dataOf = (text: string): unknown => {
  const line = text.split('\n').find((one) => one.startsWith('data: ')) ?? '';
  const envelope: { readonly data: string; readonly channel: string } = JSON.parse(line.slice(6));
  expect(envelope.channel).toBe('passepartout_splits');
  return JSON.parse(envelope.data);
};

describe('the stream', () => {
  example('is offered with a token of an hour that names its channels', () => {
    const offer = start().stream.offer('a');
    if (!offer.pushEnabled) throw new Error('no stream is offered');
    // A page that still loads needs the browser's few connections.
    expect(offer.connDelay).toBeGreaterThan(0);
    const [, payload = ''] = offer.token.split('.');
    const read: {
      readonly iat: number;
      readonly exp: number;
      readonly 'x-ably-capability': string;
    } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(read.exp - read.iat).toBe(3600);
    expect(Object.keys(JSON.parse(read['x-ably-capability']))).toEqual([
      'passepartout_splits',
      'control_pri',
      'control_sec',
    ]);
  });

  example('tells of each change by its number, and of a kill by its name', async () => {
    const { store, stream, find } = start();
    const next = reader(stream.open('a'));
    expect(await next()).toBe(': open\n\n');
    store.change('967_nudging', { kind: 'share', on: 50 });
    expect(dataOf(await next())).toEqual({
      type: 'SPLIT_UPDATE',
      changeNumber: find('967_nudging')?.changeNumber,
    });
    store.change('967_nudging', { kind: 'kill' });
    expect(dataOf(await next())).toEqual({
      type: 'SPLIT_KILL',
      changeNumber: find('967_nudging')?.changeNumber,
      splitName: '967_nudging',
      defaultTreatment: 'off',
    });
  });

  example('is there twice for a client, and free again when one has gone', async () => {
    const { stream } = start();
    const first = stream.open('a');
    stream.open('a');
    expect([stream.open('a'), stream.offer('a')]).toEqual([undefined, { pushEnabled: false }]);
    expect(stream.offer('b').pushEnabled).toBe(true);
    await first?.body?.cancel();
    expect([stream.count(), stream.offer('a').pushEnabled]).toEqual([1, true]);
  });

  example('ends when the process leaves, and is offered no more', async () => {
    const { store, stream } = start();
    const next = reader(stream.open('a'));
    await next();
    stream.close();
    expect(await next()).toBe('end');
    expect([stream.count(), stream.offer('b')]).toEqual([0, { pushEnabled: false }]);
    store.change('967_nudging', { kind: 'kill' });
  });
});

describe('the page for engineers', () => {
  const origin = 'http://localhost:3000';
  const sites = embeddedSites(3_000);
  const mayChange = (): boolean => true;
  const send = (fields: Readonly<Record<string, string>>, headers = {}) => {
    const { store, find } = start();
    const app = devFlagsPage({ store, sites, mayChange });
    const request = new Request(`${origin}/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    return { answer: async () => app.request(request), find };
  };

  example('lists every flag with its share, as forms that need no script', async () => {
    const { store } = start();
    store.change('1031_portrait', { kind: 'share', on: 37 });
    const response = await devFlagsPage({ store, sites, mayChange }).request(`${origin}/`);
    const text = await response.text();
    for (const name of flagNames) expect(text).toContain(`name="flag" value="${name}"`);
    expect(text).toMatch(/value="37"/u);
    expect(text).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  example('changes a share, and leads back to the page', async () => {
    const { answer, find } = send({ flag: '967_nudging', change: 'share', share: '80' });
    const response = await answer();
    expect([response.status, response.headers.get('location')]).toEqual([303, devFlagsPath]);
    expect(shareOf(find('967_nudging') ?? fail())).toBe(80);
  });

  example('kills a flag, and revives it', async () => {
    const { answer, find } = send({ flag: '967_nudging', change: 'kill' });
    await answer();
    expect(find('967_nudging')?.killed).toBe(true);
  });

  example.each([
    { flag: '967_nudging', change: 'share', share: '101' },
    { flag: '967_nudging', change: 'share', share: '' },
    { flag: '967_nudging', change: 'on' },
    { flag: '42_answer', change: 'kill' },
    { change: 'kill' },
  ])('refuses %j and says why', async (fields) => {
    const response = await send(fields).answer();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('role="alert"');
  });

  example('is for who may change flags, and asks browsers for the token', async () => {
    const { store, find } = start();
    const app = devFlagsPage({ store, sites, mayChange: () => false });
    for (const method of ['GET', 'POST']) {
      const response = await app.request(`${origin}/`, { method });
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic /u);
      expect(await response.text()).not.toContain('967_nudging');
    }
    expect(find('967_nudging')?.killed).toBe(false);
  });

  example('takes no form from another site', async () => {
    const { answer, find } = send(
      { flag: '967_nudging', change: 'kill' },
      { origin: 'http://evil.example' },
    );
    expect((await answer()).status).toBe(403);
    expect(find('967_nudging')?.killed).toBe(false);
  });
});
