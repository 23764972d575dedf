/** What a countdown says in a browser, in the room of what the server said. */
import { fc, test as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { countdownMessage } from '../../../../core/domain/countdown/countdown-message.ts';
import { dayStarts } from '../../../../core/domain/countdown/day-starts.ts';
import { marketTable } from '../../../../core/domain/locale/locales.ts';
import { CountdownSection } from '../../../../ui/blocks/countdown/countdown-section.tsx';
import { saidNow } from '../../../../ui/blocks/countdown/said-now.ts';
import type { LiveCountdownBlock } from '../../../../ui/blocks/countdown/live.ts';

const { timeZone } = marketTable.de;
const words = (name: string, at: number) => ({
  starts: dayStarts(timeZone, at),
  today: `${name} today`,
  tomorrow: `${name} tomorrow`,
  later: `${name} by its date`,
});

const dates = {
  lodStart: Date.parse('2026-12-01T00:00:00Z'),
  lodEnd: Date.parse('2026-12-18T13:00:00Z'),
  expressLodEnd: Date.parse('2026-12-21T11:00:00Z'),
};

const block: LiveCountdownBlock = {
  kind: 'countdown',
  headline: 'In time',
  text: '',
  dates,
  words: { normal: words('normal', dates.lodEnd), express: words('express', dates.expressLodEnd) },
  next: 'normal',
};

const saidAt = (instant: string) => saidNow(block, Date.parse(instant));

describe('a countdown', () => {
  test('says what the server said until the time is known', () => {
    expect(saidNow(block, undefined)).toEqual({
      line: { words: 'normal by its date', dated: 'normal by its date' },
      error: undefined,
    });
  });

  test.each([
    ['2026-12-10T10:00:00Z', 'normal by its date'],
    ['2026-12-17T10:00:00Z', 'normal tomorrow'],
    ['2026-12-18T10:00:00Z', 'normal today'],
    // The zone’s day has begun, the day of Greenwich has not.
    ['2026-12-17T23:30:00Z', 'normal today'],
    ['2026-12-18T13:00:00Z', 'express by its date'],
    ['2026-12-21T10:59:59Z', 'express today'],
  ])('at %s says "%s"', (instant, said) => {
    const [name = ''] = said.split(' ');
    expect(saidAt(instant)).toEqual({
      line: { words: said, dated: `${name} by its date` },
      error: undefined,
    });
  });

  test('says nothing when all has passed, which is logged, and nothing before it begins', () => {
    expect(saidAt('2026-12-21T11:00:00Z')).toEqual({
      line: undefined,
      error: 'countdown-date-in-past',
    });
    expect(saidAt('2026-11-30T11:00:00Z')).toEqual({ line: undefined, error: undefined });
  });

  property.prop([fc.integer({ min: Date.parse('2026-11-20'), max: Date.parse('2026-12-31') })])(
    'says what the core’s rule says, at any time',
    (now) => {
      const message = countdownMessage('de', dates, now);
      const { line, error } = saidNow(block, now);
      if (message.kind === 'nothing') expect([line, error]).toEqual([undefined, message.error]);
      else
        expect(line?.words).toContain(
          `${message.delivery} ${message.day === 'later' ? 'by' : message.day}`,
        );
    },
  );

  test('keeps its room: the dated words stand unseen behind those that are said', () => {
    const html = renderToStaticMarkup(
      <CountdownSection
        headline="In time"
        text=""
        line={{ words: 'normal today', dated: 'normal by its date' }}
      />,
    );
    expect(html).toContain('data-longest="normal by its date"');
    expect(html).toContain('data-is-over="false"');
    const over = renderToStaticMarkup(
      <CountdownSection headline="In time" text="" line={undefined} />,
    );
    expect(over).toContain('data-is-over="true"');
  });
});
