/** Our words for flags against the vendor's own client, which answers from a map in memory. */
import { createRequire } from 'node:module';

import { fc, test as property } from '@fast-check/vitest';
import { afterAll, describe, expect, test } from 'vitest';

import { clientReadinesses } from '../../../core/domain/flags/client-readiness.ts';
import { resolveTreatment } from '../../../core/domain/flags/evaluation.ts';
import { flagNames, treatmentFromAnswer, treatments } from '../../../core/domain/flags/flags.ts';
import { emptyOverride } from '../../../core/domain/flags/override.ts';
import { parseUserKey, userKeyMaximumLength } from '../../../core/domain/flags/user-key.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';

/** The part of the vendor's browser build that is used here; only `require` finds it in Node. */
type VendorModule = {
  readonly SplitFactory: (settings: SplitIO.IBrowserSettings) => SplitIO.IBrowserSDK;
};
const vendor: VendorModule = createRequire(import.meta.url)('@splitsoftware/splitio/client');
const { CONTROL }: { readonly CONTROL: string } = createRequire(import.meta.url)(
  '@splitsoftware/splitio-commons/cjs/utils/constants',
);
const { validateKey }: { readonly validateKey: (log: object, key: string) => string | false } =
  createRequire(import.meta.url)('@splitsoftware/splitio-commons/cjs/utils/inputValidation/key');

const clientFor = (features: SplitIO.MockedFeaturesMap): SplitIO.IBrowserSDK =>
  vendor.SplitFactory({
    core: { authorizationKey: 'localhost', key: 'visitor' },
    features,
    scheduler: { offlineRefreshRate: 1e6 },
    sync: { impressionsMode: 'NONE' },
  });

/** A flag for each treatment of ours, and for words that are not treatments. */
const words = [...treatments, 'blue', 'ON', 'true', ' on'] as const;
const factory = clientFor(Object.fromEntries(words.map((word) => [`flag ${word}`, word])));
const client = factory.client();
await client.whenReady();
afterAll(() => client.destroy());

const resolved = (answer: () => string) =>
  resolveTreatment({
    name: '967_nudging',
    override: emptyOverride,
    client: { kind: 'ready', evaluate: answer },
  });

describe('the vendor’s answers', () => {
  property.prop([fc.constantFrom(...words)])('are our words, or control', (word) => {
    const answer = client.getTreatment(`flag ${word}`);
    expect(answer).toBe(word);
    const known = treatments.find((treatment) => treatment === word);
    expect(treatmentFromAnswer(answer)).toBe(known ?? CONTROL);
    expect(resolved(() => answer).treatment).toBe(known ?? CONTROL);
  });

  property.prop([
    fc.oneof(
      fc.constantFrom(...flagNames),
      fc.string().map((text) => `absent ${text}`),
    ),
  ])('are control for a flag that is not there, and so are ours', (name) => {
    expect(treatmentFromAnswer(client.getTreatment(name))).toBe(client.getTreatment(name));
    expect(client.getTreatment(name)).toBe(CONTROL);
  });

  test('are control before it is ready and after its end', async () => {
    const other = clientFor({ '967_nudging': 'on' }).client();
    const early = resolveTreatment({
      name: '967_nudging',
      override: emptyOverride,
      client: { kind: 'not-ready' },
    });
    expect(other.getTreatment('967_nudging')).toBe(early.treatment);
    await other.whenReady();
    expect(resolved(() => other.getTreatment('967_nudging')).treatment).toBe('on');
    await other.destroy();
    // Ours is `off` then: there is no client any more (supporting §4).
    expect(other.getTreatment('967_nudging')).toBe(CONTROL);
  });
});

test('the vendor tells of every state that we know', () => {
  const { SDK_READY, SDK_READY_FROM_CACHE, SDK_READY_TIMED_OUT, SDK_UPDATE } = client.Event;
  const told = [SDK_READY, SDK_READY_FROM_CACHE, SDK_READY_TIMED_OUT, SDK_UPDATE];
  expect(new Set(told).size).toBe(clientReadinesses.length - ['not-ready', 'destroyed'].length);
});

describe('user keys', () => {
  const quiet = { error: () => undefined, warn: () => undefined };
  const anyKey = fc.oneof(
    fc.string({ unit: anyCodePoint, maxLength: 300 }),
    fc.stringMatching(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,12}$/u),
    fc
      .integer({ min: userKeyMaximumLength - 2, max: userKeyMaximumLength + 2 })
      .map((length) => 'x'.repeat(length)),
  );

  property.prop([anyKey])('that we take, the vendor takes as they are', (key) => {
    const reading = parseUserKey(key);
    const taken = validateKey(quiet, key);
    if (reading.kind === 'user-key') expect(taken).toBe(key);
    else if (reading.reason === 'empty') expect(taken).toBe(false);
    else if (reading.reason === 'too-long' && key.trim() === key) expect(taken).toBe(false);
  });
});
