import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Channel } from '../../../core/domain/locale/channel.ts';
import { configurationAddress } from '../../../core/domain/products/configuration-address.ts';
import { parseDesignerQuery, printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { inferDesigner } from '../../../core/domain/products/product-inference.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { E, TE } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import { findConfigured } from '../../../core/usecases/find-configured.ts';
import { handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { embedded, siteFor } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const clock = manualClock(handOffNow);

/** Every page is there. */
const content: Content = { ...memoryContent([]), page: ({ slug }) => TE.right(plainPage(slug)) };

const found = (
  search: string,
  channel: Channel = 'kartenliebe',
  environment = { clock, content },
) =>
  findConfigured(
    embedded,
    { site: siteFor(embedded, channel, 'de-DE'), locale: 'de-DE', platform: 'web' },
    readPairs(search),
  )(environment);

describe('the page of what a query configures', () => {
  property.prop([anyChannel, anyDesignerHandOff])(
    'has all that its hand-off says, on the site that sells it',
    async (channel, handOff) => {
      const query = printDesignerQuery(handOff).filter(([name]) => name !== 'locale');
      const inferred = inferDesigner(query);
      if (inferred.kind === 'none') return;
      const read = parseDesignerQuery(inferred.designer, [...query, ['locale', 'de-DE']], {
        channel,
        now: handOffNow,
      });
      if (E.isLeft(read)) return;
      const address = configurationAddress(embedded, { channel, platform: 'web' }, read.right);
      if (address === undefined) throw new Error('every market has its sites');
      const search = `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
      expect(await found(search, channel)).toBe(
        address.site.channel === channel
          ? address.path
          : siteUrl(embedded, address.site, address.path),
      );
    },
  );

  test.each([
    [
      '?photobookType=fotoheft&photobookPageCount=36',
      '/fotobuch/?photobookType=fotoheft&photobookPageCount=36',
    ],
    ['?designGroupSetId=kompass', '/fotobuch/?designGroupSetId=kompass'],
    [
      '?calendarType=tischkalender&startMonth=9&year=2026',
      '/fotokalender/?calendarType=tischkalender&startMonth=9&year=2026',
    ],
    ['?themeId=fern', '/themes/fern/'],
    ['?productType=photobox', '/bilderbox/?productType=photobox'],
    // A hand-off that is refused is at least of a product.
    [
      '?calendarType=mondkalender&productType=calendar',
      '/fotokalender/?calendarType=mondkalender&productType=calendar',
    ],
    ['?photobookType=album', undefined],
    ['?color=red', undefined],
    ['', undefined],
  ])('of %s is %s', async (search, path) => {
    expect(await found(search)).toBe(path);
  });

  test('is none where there is no such page', async () => {
    const without = { clock, content: memoryContent([]) };
    expect(await found('?photobookType=fotoheft', 'kartenliebe', without)).toBeUndefined();
  });
});
