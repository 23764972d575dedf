/** Where a configuration is chosen: its product's own page, in its locale, with everything chosen. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { readSelection } from '../../../core/domain/configurator/selection.ts';
import { cardChoices } from '../../../core/domain/products/card/card-choices.ts';
import { collageChoices } from '../../../core/domain/products/collage/collage-choices.ts';
import { parseCollageQuery } from '../../../core/domain/products/collage/collage-hand-off.ts';
import { defaultFrameChoice } from '../../../core/domain/catalogue/frame-choice.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { materialOfHandOff } from '../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { parseWallPictureQuery } from '../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, localeTable } from '../../../core/domain/locale/locales.ts';
import { printPairs, readPairs, type QueryPair } from '../../../core/domain/query/query.ts';
import { routeAddress } from '../../../core/domain/routing/addresses.ts';
import {
  configurationAddress,
  configurationHref,
  productAddress,
} from '../../../core/domain/products/configuration-address.ts';
import { acceptedQuery, readPageQuery } from '../../../core/domain/products/page-query.ts';
import { productPageSegment } from '../../../core/domain/routing/product-pages.ts';
import { siteUrl, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { pageOfHandOff, printDesignedAddress } from '../../arbitraries/article.ts';
import { anyCardOffer, anyCardPicks, pickedCard } from '../../arbitraries/card-offer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { anyHandOff as anyWallPictureHandOff } from '../../arbitraries/products/wall-picture.ts';
import { anyChannel, anyLocale, anyPlatform } from '../../arbitraries/locale.ts';
import { anySites, embedded } from '../../arbitraries/routing.ts';

/** Pairs as one text each, in an order of their own. */
const printed = (pairs: readonly (readonly [string, string])[]): readonly string[] =>
  pairs.map(([name, value]) => `${name}=${value}`).toSorted();

const fromPoster = { channel: 'poster', platform: 'web' } as const;

/** The page that routing finds at the address of a configuration, and its query. */
const pageAt = (
  sites: SiteConfiguration,
  from: Parameters<typeof configurationAddress>[1],
  handOff: DesignerHandOff,
) => {
  const address = configurationAddress(sites, from, handOff);
  if (address === undefined) throw new Error('every market has its sites');
  const decision = routeAddress(siteUrl(sites, address.site, address.path), sites);
  if (E.isLeft(decision) || decision.right.kind !== 'page')
    throw new Error(`${address.path} is ${JSON.stringify(decision)}`);
  return { page: decision.right, search: `?${address.path.split('?')[1] ?? ''}` };
};

describe('the address of a configuration', () => {
  property.prop([anySites, anyChannel, anyPlatform, anyDesignerHandOff])(
    'of every product is its page, in its locale, on a site that sells it',
    (sites, channel, platform, handOff) => {
      const { page } = pageAt(sites, { channel, platform }, handOff);
      const product = pageOfHandOff(handOff);
      expect(page.locale).toBe(handOff.locale);
      expect(page.platform).toBe(platform);
      expect(page.site.market).toBe(localeTable[handOff.locale].market);
      // A card is chosen on the page of its design.
      expect(page.route).toEqual(
        handOff.designer === 'card' && 'themeId' in handOff
          ? { kind: 'theme', id: handOff.themeId }
          : { kind: 'content', segments: [productPageSegment(product, handOff.locale)] },
      );
      const sellers = { card: 'kartenliebe', photobook: 'kartenliebe', 'photo-frame': 'poster' };
      expect(page.site.channel).toBe(
        new Map(Object.entries(sellers)).get(handOff.designer) ?? channel,
      );
    },
  );

  test('is another one for each product of a locale', () => {
    for (const locale of locales) {
      const pages = [
        ...materialTypes,
        ...(['card', 'calendar', 'photobook', 'collage', 'photobox', 'photo-prints'] as const),
      ];
      const paths = pages.map((page) => productAddress(embedded, fromPoster, page, locale)?.path);
      expect(new Set(paths).size).toBe(pages.length);
      expect(paths).not.toContain(undefined);
    }
  });

  test('is its page alone where nothing is chosen, and none where the market has no site', () => {
    expect(productAddress(embedded, fromPoster, 'leinwand', 'de-DE')?.path).toBe('/leinwanddruck');
    const abroad = { ...embedded, sites: embedded.sites.filter(({ market }) => market !== 'de') };
    expect(productAddress(abroad, fromPoster, 'leinwand', 'de-DE')).toBeUndefined();
    const handOff = {
      designer: 'photo-frame',
      materialType: 'leinwand',
      format: undefined,
      frame: undefined,
      optionTypes: [],
      locale: 'de-DE',
    } as const;
    expect(configurationHref<'photo-frame'>(abroad, fromPoster, handOff)).toBeUndefined();
  });

  test.each(locales)('brings every material and frame back in %s', (locale) => {
    const unit = formatUnitOf(locale);
    for (const materialType of materialTypes)
      for (const frameType of [undefined, ...framesForMaterial(materialType)]) {
        const handOff = {
          designer: 'photo-frame',
          materialType,
          format: { width: 120, height: 305, unit },
          frame: frameType && defaultFrameChoice(frameType),
          optionTypes: [],
          locale,
        } as const;
        const { page, search } = pageAt(embedded, fromPoster, handOff);
        expect(page.route).toEqual({
          kind: 'content',
          segments: [productPageSegment(materialType, locale)],
        });
        expect(readSelection(unit, readPageQuery('wall-picture', search))).toEqual({
          material: materialValue(materialType, frameType),
          format: handOff.format,
          former: undefined,
        });
      }
  });

  property.prop([
    anyWallPictureHandOff,
    fc.integer({ min: 80, max: 400 }),
    fc.integer({ min: 80, max: 400 }),
  ])('of a wall picture says all of it that its page lets choose', (asked, width, height) => {
    const format = asked.format && { width, height, unit: asked.format.unit };
    const handOff = { designer: 'photo-frame', ...asked, format } as const;
    const { page, search } = pageAt(embedded, fromPoster, handOff);
    expect(page.route).toMatchObject({
      segments: [productPageSegment(materialOfHandOff(handOff), handOff.locale)],
    });
    // The page reads every word of it, and hands the same configuration over again.
    const accepted = acceptedQuery('wall-picture', search);
    expect(printed(accepted)).toEqual(printed(readPairs(search)));
    const again = parseWallPictureQuery([...accepted, ['locale', handOff.locale]]);
    if (E.isLeft(again)) throw new Error(JSON.stringify(again.left));
    const { materialType, frame, optionTypes } = handOff;
    expect(again.right).toEqual({
      ...(materialType !== undefined && { materialType }),
      ...(format !== undefined && { format }),
      // The back of a frame is chosen nowhere in the shop.
      ...(frame !== undefined && { frame: { ...frame, backType: undefined } }),
      optionTypes,
      locale: handOff.locale,
    });
  });

  property.prop([anySites, anyChannel, anyPlatform, anyDesignerHandOff])(
    'is a path as a link of the channel that sells it, and leads to the other one from elsewhere',
    (sites, channel, platform, handOff) => {
      const from = { channel, platform };
      const { site, path } = configurationAddress(sites, from, handOff) ?? {};
      if (site === undefined || path === undefined) throw new Error('every market has its sites');
      expect(configurationHref(sites, from, handOff)).toBe(
        site.channel === channel ? path : siteUrl(sites, site, path),
      );
    },
  );

  property.prop([anyDesignerHandOff.filter(({ designer }) => designer === 'collage'), anyLocale])(
    'of a collage says its design, and all that it is made as',
    (handOff) => {
      if (handOff.designer !== 'collage') return;
      const { collageId, materialType, format, frame, optionTypes, locale } = handOff;
      const address = printDesignedAddress(handOff);
      // The page reads every word of it, and hands the same collage over again.
      const accepted = acceptedQuery('collage', `?${printPairs(address)}`);
      const isSize = ([name]: QueryPair): boolean => name === 'formatType';
      expect(accepted.filter((pair) => !isSize(pair))).toEqual(
        address.filter((pair) => !isSize(pair)),
      );
      const unpriced = { shown: undefined, work: { kind: 'unpriced' } } as const;
      const choice = collageChoices.readAddress(address, { channel: 'poster', locale }, unpriced);
      const again = parseCollageQuery(collageChoices.printChoice(choice, { locale }), 'poster');
      if (E.isLeft(again)) throw new Error(JSON.stringify(again.left));
      expect(again.right).toMatchObject({ collageId, optionTypes, locale });
      expect(again.right).toEqual(expect.objectContaining({ materialType, format, frame }));
    },
  );

  property.prop([anyCardOffer, anyCardPicks, anyLocale], { numRuns: 20 })(
    'of a card is the page of its design, which reads every word of it',
    ({ offer }, picks, locale) => {
      const choice = pickedCard(offer, picks);
      const { page, search } = pageAt(embedded, fromPoster, {
        designer: 'card',
        ...choice,
        locale,
      });
      expect(page.route).toEqual({ kind: 'theme', id: offer.themeId });
      const accepted = acceptedQuery('card', search);
      expect(printed(accepted)).toEqual(printed(readPairs(search)));
      const scope = { channel: 'kartenliebe', locale } as const;
      expect(cardChoices.readAddress(accepted, scope, offer)).toEqual(choice);
    },
  );
});
