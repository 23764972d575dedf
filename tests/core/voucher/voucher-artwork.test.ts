import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { trimBox, type Artwork } from '../../../core/domain/artwork/artwork.ts';
import { grownBox, liesWithin, micrometresOf } from '../../../core/domain/artwork/measures.ts';
import { placed } from '../../../core/domain/artwork/sketch.ts';
import { typefaceNames } from '../../../core/domain/artwork/typefaces.ts';
import { localeTable, locales } from '../../../core/domain/locale/locales.ts';
import { isGiftVoucherPage, giftVoucherSegments } from '../../../core/domain/voucher/gift-step.ts';
import {
  voucherArtwork,
  voucherLook,
  voucherPictureId,
  voucherSample,
  type VoucherSheet,
} from '../../../core/domain/voucher/voucher-artwork.ts';
import { voucherDesigns } from '../../../core/domain/voucher/voucher-designs.ts';
import { amountEdge, voucherOrnaments } from '../../../core/domain/voucher/voucher-ornaments.ts';
import { voucherWords } from '../../../core/domain/voucher/voucher-words.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const sheet: VoucherSheet = {
  design: 'frame',
  locale: 'de-DE',
  amount: { minorUnits: 5_000, currency: 'eur' },
  recipient: 'Ada',
  sender: 'Grace',
  words: 'Alles Gute!',
};

const issued = { code: 'ABCDEFGHJKLMNPQRSTUV', until: '31. 12. 2031' };

const anyDesign = fc.constantFrom(...voucherDesigns);

const pageOf = ({ pages: [page] }: Artwork) => {
  if (page === undefined) throw new Error('A voucher is one page.');
  return page;
};

const textsOf = (artwork: Artwork) =>
  pageOf(artwork).objects.flatMap((object) => (object.kind === 'text' ? [object] : []));

const saidOn = (artwork: Artwork) =>
  Object.fromEntries(textsOf(artwork).map(({ id, text }) => [id, text]));

describe('the sheet of a voucher', () => {
  property.prop([anyLocale, anyDesign])(
    'says what was typed, and its code when it is bought',
    (locale, design) => {
      const words = voucherWords[localeTable[locale].language];
      const ordered = {
        title: words.title,
        recipient: `${words.for} Ada`,
        words: 'Alles Gute!',
        sender: `${words.from} Grace`,
        amount: expect.stringMatching(/^\D*50\D*$/u),
      };
      const drawn = { ...sheet, locale, design };
      expect(saidOn(voucherArtwork(drawn))).toEqual(ordered);
      expect(saidOn(voucherArtwork({ ...drawn, issued }))).toEqual({
        ...ordered,
        'code-label': words.code,
        code: 'ABCD-EFGH-\nJKLM-NPQR-STUV',
        until: `${words.until} 31. 12. 2031`,
      });
    },
  );

  test('says cents only where there are some, and no words where none were typed', () => {
    const amountOf = (locale: VoucherSheet['locale'], minorUnits: number) =>
      saidOn(voucherArtwork({ ...sheet, locale, amount: { minorUnits, currency: 'eur' } }))[
        'amount'
      ]?.replace('\u00a0', ' ');
    expect(amountOf('de-DE', 10_000)).toBe('100 €');
    expect(amountOf('de-DE', 100_000)).toBe('1.000 €');
    expect(amountOf('de-DE', 1_050)).toBe('10,50 €');
    expect(amountOf('en-US', 10_000)).toBe('€100');
    const { words, ...others } = saidOn(voucherArtwork(sheet));
    expect(words).toBe('Alles Gute!');
    const silent = voucherArtwork({ ...sheet, words: '' });
    expect(saidOn(silent)).toEqual(others);
    expect(Object.keys(silent.styles)).toEqual(Object.keys(others));
  });

  test.each(voucherDesigns)(
    '%s has room for each text, apart from the others and from its edges',
    (design) => {
      const artwork = voucherArtwork({ ...sheet, design, issued });
      const page = pageOf(artwork);
      expect(page).toMatchObject({ name: 'front', width: 210_000, height: 99_000, folds: [] });
      const room = grownBox(trimBox(page), -page.safe);
      const texts = textsOf(artwork);
      for (const { id, box, style, layer, turns } of texts) {
        expect(liesWithin(box, room)).toBe(true);
        expect(artwork.styles[style]?.size).toBeLessThanOrEqual(box.height);
        expect({ layer, turns }).toEqual({ layer: 'ink', turns: 0 });
        const isApart = texts.every(
          (other) =>
            other.id === id ||
            other.box.left >= box.left + box.width ||
            box.left >= other.box.left + other.box.width ||
            other.box.top >= box.top + box.height ||
            box.top >= other.box.top + other.box.height,
        );
        expect([id, isApart]).toEqual([id, true]);
        const isBeyond = ['amount', 'code-label', 'code', 'until'].includes(id);
        expect([id, box.left > micrometresOf(amountEdge)]).toEqual([id, isBeyond]);
      }
    },
  );

  test.each(voucherDesigns)('%s is set in typefaces and colours that there are', (design) => {
    const artwork = voucherArtwork({ ...sheet, design, issued });
    const { objects, paper } = pageOf(artwork);
    const [palette = {}] = Object.values(artwork.variants);
    expect(palette).toHaveProperty(paper);
    expect(objects[0]).toEqual({
      kind: 'ornament',
      id: 'ornament',
      shapes: placed(voucherOrnaments[design], { scale: 1_000 }),
      layer: 'ink',
    });
    for (const { colour } of voucherOrnaments[design]) expect(palette).toHaveProperty(colour);
    for (const { id, role, style } of textsOf(artwork)) {
      expect({ role, style }).toEqual({ role: id, style: id });
      const set = artwork.styles[style];
      expect(typefaceNames).toContain(set?.font);
      const isLabel = id === 'title' || id === 'code-label';
      expect(set).toMatchObject({
        colour: isLabel ? 'accent' : 'ink',
        alignment: 'start',
        placement: id === 'words' ? 'top' : 'middle',
        letters: id === 'title' ? 'capitals' : 'typed',
        smallest: Math.round((set?.size ?? 0) * 0.4),
      });
      expect((set?.tracking ?? 0) > 0).toBe(isLabel || id === 'code');
      expect(palette).toHaveProperty(set?.colour ?? '');
    }
  });

  test.each(voucherDesigns)('%s has a sample by the id of its picture', (design) => {
    const locale = 'fr-CH';
    const id = voucherPictureId(design);
    expect(voucherLook(locale, design)).toEqual({
      kind: 'artwork',
      design: id,
      variant: 'usual',
      locale,
      view: 'front',
    });
    const sample = voucherSample(id, locale);
    expect(sample && saidOn(sample)).toMatchObject({
      words: voucherWords[localeTable[locale].language].sample,
      recipient: expect.stringMatching(/ Anna$/u),
      sender: expect.stringMatching(/ Paul$/u),
      amount: expect.stringMatching(/^\D*50\D*$/u),
    });
    expect(sample && pageOf(sample).objects[0]).toEqual(
      pageOf(voucherArtwork({ ...sheet, design })).objects[0],
    );
    for (const other of [`a${id}`, `${id}x`, `${id}-1`, design, 'voucher-gold', 'voucher-', ''])
      expect(voucherSample(other, locale)).toBeUndefined();
    expect(voucherSample(id, locale, ['x'])).toBeUndefined();
  });
});

test('gift vouchers are sold on one page in each language', () => {
  for (const { language } of locales.map((locale) => localeTable[locale])) {
    const at = (...segments: readonly [string, ...string[]]) =>
      isGiftVoucherPage(language, { kind: 'content', segments });
    expect(at(giftVoucherSegments[language])).toBe(true);
    expect(at(giftVoucherSegments[language], 'a')).toBe(false);
    expect(at('a')).toBe(false);
    expect(isGiftVoucherPage(language, { kind: 'start' })).toBe(false);
  }
});
