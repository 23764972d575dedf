/** Sheets of gift vouchers with their real typefaces. */
import { expect, test } from 'vitest';

import { readTypefaces } from '../../../../adapters/shared/typefaces/read-typefaces.ts';
import { usualVariant } from '../../../../core/domain/artwork/artwork.ts';
import { checkArtwork } from '../../../../core/domain/artwork/checks.ts';
import { currencyOf } from '../../../../core/domain/locale/locale-units.ts';
import { locales, localeTable } from '../../../../core/domain/locale/locales.ts';
import { artworkOf } from '../../../../core/domain/products/artworks.ts';
import { giftLimits } from '../../../../core/domain/voucher/gift-order.ts';
import { giftVoucherAmounts } from '../../../../core/domain/voucher/gift-vouchers.ts';
import {
  voucherArtwork,
  voucherPictureId,
  voucherSample,
} from '../../../../core/domain/voucher/voucher-artwork.ts';
import { voucherDesigns } from '../../../../core/domain/voucher/voucher-designs.ts';
import { E } from '../../../../core/fp.ts';

const typefaces = readTypefaces();

const sentence = 'Für viele schöne Bilder an der Wand. ';
const name = 'Wilhelmine Friederike von der Hohenstein';

test.each(voucherDesigns)('%s holds the longest words, in every locale', (design) => {
  for (const locale of locales) {
    const currency = currencyOf(locale);
    const artwork = voucherArtwork({
      design,
      locale,
      amount: { minorUnits: giftVoucherAmounts[currency].maximum, currency },
      recipient: name.slice(0, giftLimits.recipient.maximum),
      sender: name.slice(0, giftLimits.sender.maximum),
      words: sentence.repeat(9).slice(0, giftLimits.words.maximum),
      issued: { code: 'WMWMWMWMWMWMWMWMWMWM', until: '30 de septiembre de 2031' },
    });
    const findings = checkArtwork({
      artwork,
      variant: usualVariant,
      language: localeTable[locale].language,
      typefaces,
      pictures: {},
    });
    const bad = E.isRight(findings)
      ? // Leaves and confetti may end anywhere.
        findings.right.filter(({ object }) => object !== 'ornament')
      : findings;
    expect([locale, bad]).toEqual([locale, []]);
  }
});

test('samples are pictures of the media service, by their ids alone', () => {
  for (const design of voucherDesigns) {
    const id = voucherPictureId(design);
    expect(artworkOf({ design: id, locale: 'fr-CH' })).toEqual(voucherSample(id, 'fr-CH'));
    expect(voucherSample(id, 'fr-CH', ['x'])).toBeUndefined();
    const said = voucherSample(id, 'fr-CH')?.pages[0]?.objects.flatMap((object) =>
      object.kind === 'text' ? [[object.id, object.text]] : [],
    );
    expect(Object.fromEntries(said ?? [])).toEqual({
      title: 'Bon cadeau',
      recipient: 'Pour Anna',
      words: 'Choisis quelque chose de beau.',
      sender: 'De la part de Paul',
      amount: '50 CHF'.replace(' ', '\u00a0'),
    });
  }
  expect(voucherSample('voucher-gold', 'de-DE')).toBeUndefined();
  expect(voucherSample('a-voucher-frame', 'de-DE')).toBeUndefined();
});
