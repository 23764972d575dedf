/** Figures of pages of advice: computed by the core's rules, and true by them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { resolutionVerdict } from '../../../../../../core/domain/format/resolution-verdict.ts';
import { extraWorkingDays } from '../../../../../../core/domain/delivery/production-days.ts';
import { fittingSizes } from '../../../../../../server/embedded/content/samples/stories/landing/rooms/fitting-sizes.ts';
import {
  pixelsFor,
  tableFormats,
} from '../../../../../../server/embedded/content/samples/stories/photo-guide/resolution-table.ts';
import type { PageKey } from '../../../../../../server/embedded/content/samples/stories/registry.ts';
import { pageOf } from '../../../../../../server/embedded/content/samples/stories/site.ts';
import type { Site } from '../../../../../../server/embedded/content/samples/stories/site.ts';
import { sites } from '../../../../../../server/embedded/content/samples/stories/stories.ts';

const textOf = (site: Site, page: PageKey): string =>
  JSON.stringify(pageOf(site, page).content(site).blocks);

test.each(sites)('the table of pixels of $channel in $locale is what the core says', (site) => {
  const text = textOf(site, 'photo-guide');
  for (const format of tableFormats(site)) {
    for (const grade of ['acceptable', 'good'] as const) {
      const pixels = pixelsFor(grade, format);
      expect(resolutionVerdict(pixels, format).kind).toBe(grade);
      const fewer = { width: pixels.width - 20, height: pixels.height - 20 };
      expect(resolutionVerdict(fewer, format).kind).not.toBe(grade);
      expect(text).toContain(`${pixels.width}\u00a0×\u00a0${pixels.height}`);
    }
  }
});

test.each(sites.filter(({ channel }) => channel === 'poster'))(
  'the delivery page in $locale names every number of days that something takes longer',
  (site) => {
    const small = { width: 300, height: 200, unit: 'cm' } as const;
    const days = [
      extraWorkingDays({ materialType: 'backlitfolie', format: small }),
      extraWorkingDays({ materialType: 'echtglas', format: small }),
      extraWorkingDays({ materialType: 'poster', frameType: 'fotorahmen', format: small }),
    ];
    const text = textOf(site, 'shipping');
    for (const count of days) expect(text).toContain(`"+${count}"`);
  },
);

test.each(sites)('help of $channel in $locale has twenty answers, and no gap in any', (site) => {
  const [help] = pageOf(site, 'help').content(site).blocks;
  if (help?.kind !== 'help') throw new Error('there is no help');
  const items = help.groups.flatMap((group) => group.items);
  expect(items.length).toBeGreaterThanOrEqual(20);
  expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  expect(JSON.stringify(help)).not.toMatch(/[{}]\w+\}/u);
});

describe('sizes above furniture', () => {
  property.prop([
    fc.constantFrom('cm' as const, 'in' as const),
    fc.integer({ min: 900, max: 4000 }),
  ])('leave a third of its width free, and grow with it', (unit, width) => {
    const { one, three } = fittingSizes(unit, width);
    expect(one.width).toBeLessThanOrEqual((width * 2) / 3);
    expect(three.width * 3).toBeLessThanOrEqual(Math.max((width * 2) / 3, 600));
    expect(one.width).toBeGreaterThan(one.height);
    expect(three.width).toBeLessThan(three.height);
    expect(fittingSizes(unit, width + 100).one.width).toBeGreaterThanOrEqual(one.width);
  });
});
