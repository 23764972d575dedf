import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { defaultCollageId } from '../../../core/domain/products/collage/collages.ts';
import { countdownAt } from '../../../core/domain/countdown/cut-offs.ts';
import { E } from '../../../core/fp.ts';
import { showCollage } from '../../../core/usecases/collage/show-collage.ts';
import { showCountdown } from '../../../core/usecases/show-countdown.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCollages, memoryCollages, sampleCollage } from '../../fakes/collages.ts';
import { recordingLog } from '../../fakes/log.ts';

const codesOf = ({ reports }: ReturnType<typeof recordingLog>) => reports.map(({ code }) => code);

describe('showCountdown', () => {
  const anyDates = fc.record({
    lodStart: fc.nat({ max: 50 }),
    lodEnd: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
    expressLodEnd: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
  });

  property.prop([anyDates, fc.array(fc.nat({ max: 120 }), { maxLength: 6 })])(
    'says what the rule says, and logs a date in the past once a page view',
    async (dates, instants) => {
      const log = recordingLog();
      const clock = manualClock(0);
      let isReported = false;
      for (const now of instants) {
        clock.set(now);
        const shown = await showCountdown(dates, isReported)({ clock, log })();
        if (E.isLeft(shown)) throw new Error('a countdown never fails');
        expect(shown.right.countdown).toEqual(countdownAt(dates, now));
        ({ isReported } = shown.right);
      }
      const wasPast = instants.some((now) => countdownAt(dates, now).kind === 'past');
      expect(isReported).toBe(wasPast);
      expect(codesOf(log)).toEqual(wasPast ? ['countdown-date-in-past'] : []);
    },
  );

  test('begins a page view with nothing logged', async () => {
    const log = recordingLog();
    await showCountdown({ lodStart: 0, lodEnd: 1 })({ clock: manualClock(2), log })();
    expect(codesOf(log)).toEqual(['countdown-date-in-past']);
  });
});

describe('showCollage', () => {
  property.prop([anyChannel, fc.integer({ min: 20, max: 30 })])(
    'is the chosen one, else the channel’s own',
    async (channel, id) => {
      const log = recordingLog();
      const standard = defaultCollageId(channel);
      const environment = { collages: memoryCollages([standard, id]), log };
      const shown = async (designId?: number) => showCollage(channel, designId)(environment)();
      expect(await shown(id)).toEqual(E.right({ design: sampleCollage(id), missing: undefined }));
      const design = sampleCollage(standard);
      expect(await shown()).toEqual(E.right({ design, missing: undefined }));
      expect(await shown(99)).toEqual(E.right({ design, missing: 99 }));
      expect(log.reports).toEqual([]);
    },
  );

  test('fails, logged once, where there is not even the channel’s own', async () => {
    const log = recordingLog();
    const collages = memoryCollages([]);
    const missing = E.left({ kind: 'collage-not-found', designId: 13 });
    expect(await showCollage('poster', 7)({ collages, log })()).toEqual(missing);
    expect(collages.asked).toEqual([7, 13]);
    expect(await showCollage('poster', undefined)({ collages, log })()).toEqual(missing);
    expect(collages.asked).toEqual([7, 13, 13]);
    const report = {
      code: 'overview-container-load-failed',
      facts: { part: 'collage', reason: 'collage-not-found' },
    };
    expect(log.reports).toEqual([report, report]);
  });

  test('fails, logged once, while the service does not answer, and asks once', async () => {
    const log = recordingLog();
    let asked = 0;
    const collages = {
      design: (designId: number) => {
        asked += 1;
        return failingCollages().design(designId);
      },
    };
    expect(await showCollage('poster', 7)({ collages, log })()).toEqual(
      E.left({ kind: 'collages-unavailable', reason: 'no answer' }),
    );
    expect(asked).toBe(1);
    expect(log.reports).toEqual([
      {
        code: 'overview-container-load-failed',
        facts: { part: 'collage', reason: 'no answer' },
      },
    ]);
  });
});
