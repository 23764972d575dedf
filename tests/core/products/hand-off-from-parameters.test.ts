import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import { designerUrl } from '../../../core/domain/products/designer-url.ts';
import { handOffFromConfigurator } from '../../../core/domain/products/hand-off-from-configurator.ts';
import { handOffFromParameters } from '../../../core/domain/products/hand-off-from-parameters.ts';
import { printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { ParameterSource } from '../../../core/domain/designer/parameter-source.ts';
import { isInVocabulary } from '../../../core/domain/products/designer-vocabulary.ts';
import { photobookFormatsOf } from '../../../core/domain/products/photobook/photobook-options.ts';
import { photobookFormatTable } from '../../../core/domain/products/photobook/photobook-table.ts';
import {
  photobookFormats,
  photobookTypes,
} from '../../../core/domain/products/photobook/photobooks.ts';
import { E } from '../../../core/fp.ts';
import { anyParameterPair, handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';

const setting = {
  bases: embeddedDesignerBases,
  now: handOffNow,
  channel: 'poster',
  locale: 'fr-FR',
} as const;

const urlFrom = (parameters: ParameterSource): string => {
  const link = handOffFromParameters(parameters, setting);
  return E.isRight(link) ? link.right.url : link.left.kind;
};

describe('plain parameters', () => {
  test.each([
    [
      {
        materialType: 'leinwand',
        formatType: '600x400',
        frameType: 'schattenfuge-leinwand',
        utm: 'x',
      },
      '/configurator-photo-frame?materialType=leinwand&formatType=600x400&' +
        'frameType=schattenfuge-leinwand&matSize=0&matType=mat-none&locale=fr-FR',
    ],
    [
      { themeId: 7, occasion: 'taufe', quantity: 30, isSample: false, locale: 'de-CH' },
      '/configurator-card?themeId=7&quantity=32&occasion=taufe&locale=de-CH',
    ],
    [
      { photoboxType: 'photoprint', photoboxFormat: '150x100', gclid: 'a' },
      '/configurator-photobox?productType=photo-prints&photoboxType=photoprint&' +
        'photoboxFormat[width]=150&photoboxFormat[height]=100&paperType=simple&locale=fr-FR&gclid=a',
    ],
    [
      { calendarType: 'kuechenkalender', accessoryTypes: ['pen'], materialType: '' },
      '/configurator-calendar?calendarType=kuechenkalender&formatType=150-400&' +
        'mountingType=spirale&startMonth=1&year=2026&accessoryTypes[]=pen&locale=fr-FR',
    ],
    [
      { designId: '5', materialType: 'poster', addToCart: true },
      '/configurator-collage?designId=5&materialType=poster&addToCart=true&locale=fr-FR',
    ],
  ])('%o lead to %s', (parameters, url) => {
    expect(urlFrom(parameters)).toBe(url);
  });

  test('that decide nothing lead to no designer', () => {
    expect(handOffFromParameters({ designId: '5', locale: 'de-DE' }, setting)).toEqual(
      E.left({ kind: 'no-designer' }),
    );
  });

  test('that are wrong are refused with the one that is', () => {
    expect(handOffFromParameters({ themeId: '7', quantity: 'many' }, setting)).toEqual(
      E.left({ kind: 'malformed', parameter: 'quantity', value: 'many' }),
    );
    expect(handOffFromParameters({ themeId: '7' }, { ...setting, locale: undefined })).toEqual(
      E.left({ kind: 'missing', parameter: 'locale', value: '' }),
    );
  });

  const origin = {
    sku: 'A_1',
    addToCart: true,
    adClickId: 'x.y',
    referralSource: 'shopping-ad',
  } as const;

  test.each([
    { themeId: '7' },
    { calendarType: 'wandkalender' },
    { photobookType: 'fotoheft' },
    { photoboxType: 'small' },
    { materialType: 'leinwand', designId: '5' },
    { materialType: 'leinwand', formatType: '600x400' },
  ])('%o go on with what the setting says of where a shopper came from', (parameters) => {
    expect(handOffFromParameters(parameters, { ...setting, ...origin })).toMatchObject({
      right: { handOff: { ...origin, locale: 'fr-FR' } },
    });
    const own = { sku: 'B', addToCart: false, gclid: 'z', locale: 'it-IT' };
    const link = handOffFromParameters({ ...parameters, ...own }, { ...setting, ...origin });
    expect(link).toMatchObject({
      right: { handOff: { sku: 'B', adClickId: 'z', locale: 'it-IT' } },
    });
    expect(E.isRight(link) && link.right.handOff.addToCart).toBeUndefined();
  });

  test('are refused with a malformed click id of the setting', () => {
    expect(handOffFromParameters({ themeId: '7' }, { ...setting, adClickId: 'a/b' })).toEqual(
      E.left({ kind: 'malformed', parameter: 'gclid', value: 'a/b' }),
    );
  });

  test('lead to no unsafe base', () => {
    const bases = { ...embeddedDesignerBases, card: 'javascript:1' };
    expect(handOffFromParameters({ themeId: '7' }, { ...setting, bases })).toEqual(
      E.left({ kind: 'unsafe-protocol', address: 'javascript:1' }),
    );
  });

  property.prop([anyDesignerHandOff, fc.array(fc.tuple(fc.string(), fc.string()))])(
    'of a hand-off give its address, with the designer said beforehand',
    (handOff, others) => {
      const { designer } = handOff;
      const foreign = others.filter(([name]) => !isInVocabulary(designer, name));
      const query = [...foreign, ...printDesignerQuery(handOff)];
      const url = designerUrl(embeddedDesignerBases, handOff);
      expect(handOffFromParameters(query, { ...setting, designer })).toEqual(
        E.map((address) => ({ handOff, url: address }))(url),
      );
    },
  );

  property.prop([fc.array(anyParameterPair), fc.dictionary(fc.string(), fc.string())])(
    'never throw on any values',
    (pairs, record) => {
      const known = ['no-designer', 'missing', 'unknown', 'malformed', 'not-together'];
      for (const source of [pairs, record, { ...record, ...Object.fromEntries(pairs) }]) {
        const link = handOffFromParameters(source, setting);
        if (E.isLeft(link)) expect(known).toContain(link.left.kind);
        else expect(link.right.url).toMatch(/^\/configurator-[a-z-]+\?/u);
      }
    },
  );
});

describe('a configurator’s selection', () => {
  const wall = { materialType: 'acrylglas', formatType: '600x400', designId: '5' } as const;

  test.each([
    [
      { product: 'photo-frame', isCollage: false, ...wall },
      '/configurator-photo-frame?materialType=acrylglas&formatType=600x400&designId=5&locale=fr-FR',
    ],
    [
      { product: 'photo-frame', isCollage: true, ...wall },
      '/configurator-collage?designId=5&materialType=acrylglas&formatType=600x400&locale=fr-FR',
    ],
    [
      { product: 'collage', isCollage: false, materialType: 'poster' },
      '/configurator-collage?designId=13&materialType=poster&locale=fr-FR',
    ],
    [
      { product: 'photobox', isCollage: false, photoboxType: 'small', formatType: '130x90' },
      '/configurator-photobox?productType=photobox&photoboxType=small&photoboxFormat[width]=130&' +
        'photoboxFormat[height]=90&paperType=simple&locale=fr-FR',
    ],
    [
      { product: 'photo-prints', isCollage: false },
      '/configurator-photobox?productType=photo-prints&photoboxType=photoprint&' +
        'photoboxFormat[width]=100&photoboxFormat[height]=100&paperType=simple&locale=fr-FR',
    ],
  ] as const)('%o leads to %s', (selection, url) => {
    const link = handOffFromConfigurator(selection, setting);
    expect(E.isRight(link) ? link.right.url : link.left).toBe(url);
  });

  test('of a photo box needs its type', () => {
    expect(handOffFromConfigurator({ product: 'photobox', isCollage: false }, setting)).toEqual(
      E.left({ kind: 'missing', parameter: 'photoboxType', value: '' }),
    );
  });

  const book = { product: 'photobook', isCollage: false, photobookType: 'fotoheft' } as const;

  test('of a photo book needs its type', () => {
    expect(handOffFromConfigurator(book, setting)).toMatchObject({
      right: { handOff: { designer: 'photobook', type: 'fotoheft' } },
    });
  });

  test.each(photobookFormats)('of a photo book has its format by the size of %s', (format) => {
    const { width, height } = photobookFormatTable[format];
    const [type = 'fotoheft'] = photobookTypes.filter((one) =>
      photobookFormatsOf(one).includes(format),
    );
    for (const formatType of [`${width}x${height}`, format])
      expect(
        handOffFromConfigurator({ ...book, photobookType: type, formatType }, setting),
      ).toMatchObject({ right: { handOff: { type, format } } });
  });

  test('of a photo book in no size of its own is refused', () => {
    expect(handOffFromConfigurator({ ...book, formatType: '600x400' }, setting)).toEqual(
      E.left({ kind: 'unknown', parameter: 'photobookFormat', value: '600x400' }),
    );
  });

  test('is a collage for wall pictures alone', () => {
    const box = { product: 'photobox', isCollage: true, photoboxType: 'small' } as const;
    expect(handOffFromConfigurator(box, setting)).toMatchObject({
      right: { handOff: { designer: 'photobox' } },
    });
    expect(handOffFromConfigurator({ ...book, isCollage: true }, setting)).toMatchObject({
      right: { handOff: { designer: 'photobook' } },
    });
  });

  test('goes on with the ad-click id of the setting', () => {
    const selection = { product: 'photo-frame', isCollage: false, ...wall } as const;
    expect(handOffFromConfigurator(selection, { ...setting, adClickId: 'x.y' })).toMatchObject({
      right: { handOff: { designer: 'photo-frame', adClickId: 'x.y' } },
    });
  });
});
