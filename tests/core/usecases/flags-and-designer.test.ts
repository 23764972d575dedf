import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { consents } from '../../../core/domain/consent/consent.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import { handOffFromParameters } from '../../../core/domain/products/hand-off-from-parameters.ts';
import { printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import { emptyOverride } from '../../../core/domain/flags/override.ts';
import { E } from '../../../core/fp.ts';
import { evaluateFlag } from '../../../core/usecases/evaluate-flag.ts';
import { openDesigner } from '../../../core/usecases/open-designer.ts';
import { handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { memoryPageFlags } from '../../fakes/page-flags.ts';
import { recordingTracking } from '../../fakes/tracking.ts';

describe('evaluateFlag', () => {
  const question = { override: emptyOverride, isCrawler: false, isTracking: true };

  property.prop([
    fc.constantFrom(...flagNames),
    fc.constantFrom(...treatments),
    fc.constantFrom(...consents),
    fc.boolean(),
    fc.boolean(),
    fc.option(fc.constantFrom(...treatments), { nil: undefined }),
  ])(
    'tells the statistics of what was evaluated, with consent alone',
    async (name, given, consent, isCrawler, isTracking, forced) => {
      const pageFlags = memoryPageFlags({ [name]: given });
      const tracking = recordingTracking();
      const override =
        forced === undefined ? emptyOverride : { ...emptyOverride, forced: { [name]: forced } };
      const environment = { pageFlags, tracking, consent: memoryConsent(consent) };
      const answer = await evaluateFlag({ name, override, isCrawler, isTracking })(environment)();
      expect(answer).toEqual(E.right(forced ?? (isCrawler ? 'off' : given)));
      const isEvaluated = forced === undefined && !isCrawler;
      expect(pageFlags.asked).toEqual(isEvaluated ? [name] : []);
      const isTold = isEvaluated && given !== 'control' && isTracking && consent === 'granted';
      expect(tracking.events).toEqual(
        isTold ? [{ event: 'split_evaluation', flag: name, treatment: given }] : [],
      );
    },
  );

  test('is off for a crawler, and the client is not asked', async () => {
    const pageFlags = memoryPageFlags({ product_matrix: 'on' });
    const environment = {
      pageFlags,
      tracking: recordingTracking(),
      consent: memoryConsent('granted'),
    };
    const crawled = { ...question, isCrawler: true, name: 'product_matrix' } as const;
    expect(await evaluateFlag(crawled)(environment)()).toEqual(E.right('off'));
    expect(pageFlags.asked).toEqual([]);
    expect(environment.tracking.events).toEqual([]);
  });

  test('is control while nothing is known', async () => {
    const environment = {
      pageFlags: memoryPageFlags({}),
      tracking: recordingTracking(),
      consent: memoryConsent('granted'),
    };
    expect(await evaluateFlag({ ...question, name: 'product_matrix' })(environment)()).toEqual(
      E.right('control'),
    );
    expect(environment.tracking.events).toEqual([]);
  });
});

describe('openDesigner', () => {
  const setting = { bases: embeddedDesignerBases, channel: 'poster', isTracking: true } as const;

  property.prop([anyDesignerHandOff, fc.constantFrom(...consents), fc.boolean()])(
    'gives the address of the rule, and tells the statistics with consent alone',
    async (handOff, consent, isTracking) => {
      const tracking = recordingTracking();
      const environment = {
        clock: manualClock(handOffNow),
        tracking,
        consent: memoryConsent(consent),
      };
      const query = printDesignerQuery(handOff);
      const { designer } = handOff;
      const answer = await openDesigner(query, { ...setting, isTracking, designer })(environment)();
      expect(answer).toEqual(
        handOffFromParameters(query, { ...setting, designer, now: handOffNow }),
      );
      expect(E.isRight(answer)).toBe(true);
      expect(tracking.events).toEqual(
        isTracking && consent === 'granted' ? [{ event: 'designer_hand_off', designer }] : [],
      );
    },
  );

  test('without a deciding parameter opens none, and tells nothing', async () => {
    const tracking = recordingTracking();
    const environment = {
      clock: manualClock(handOffNow),
      tracking,
      consent: memoryConsent('granted'),
    };
    expect(await openDesigner([['tag', 'x']], setting)(environment)()).toEqual(
      E.left({ kind: 'no-designer' }),
    );
    expect(tracking.events).toEqual([]);
  });
});
