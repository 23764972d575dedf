import { describe, expect, test } from 'vitest';

import {
  argText,
  dayArg,
  discountArg,
  frameArg,
  localArgs,
  materialArg,
  priceArg,
  sidesArg,
  textArg,
} from '../../../ui/messages/story-args.ts';

const french = { locale: 'fr-FR' };

describe('the arguments of stories', () => {
  test('are texts and prices of the story’s locale', () => {
    expect(argText(french, textArg('story.design-now'))).toBe('Créer maintenant');
    expect(argText(french, textArg('configurator.more-formats'))).toBe('Autres formats');
    expect(argText({ locale: 'de-CH' }, priceArg(123_450))).toBe('CHF 1’234.50');
    expect(argText({ locale: 'en-US' }, discountArg(18))).toBe('−18%');
    expect(argText(french, `${materialArg('leinwand')}, ${frameArg('holzrahmen')}`)).toBe(
      'Toile, Cadre en bois',
    );
    const sides = sidesArg({ width: 605, height: 400 });
    expect([argText(french, sides), argText({ locale: 'en-US' }, sides)]).toEqual([
      '60,5 × 40',
      '60.5 × 40',
    ]);
    expect(argText({ locale: 'en-GB' }, dayArg('2026-12-18'))).toBe('Fri 18 December');
    expect(argText({ locale: 'long-text' }, textArg('story.design-now'))).toMatch(/^\[.*\]$/u);
  });

  test('have the story’s locale and currency in place of the default ones', () => {
    const args = { locale: 'de-DE', page: { locale: 'de-CH' }, sum: { currency: 'eur' } };
    expect(localArgs({ locale: 'en-US' }, args)).toEqual({
      locale: 'en-US',
      page: { locale: 'de-CH' },
      sum: { currency: 'usd' },
    });
  });

  test('keep one object that stands in two places', () => {
    const item = { text: textArg('story.kept') };
    const { all, chosen } = localArgs(french, { all: [item], chosen: [item] });
    expect(all).toEqual([{ text: 'Votre choix est conservé' }]);
    expect(Array.isArray(all) && Array.isArray(chosen) && all[0] === chosen[0]).toBe(true);
  });

  test('keep what is no text, and what has no mark', () => {
    const onClick = () => undefined;
    const args = {
      price: { current: priceArg(4490) },
      options: [textArg('story.kept'), 'plain {price}'],
      isWide: true,
      onClick,
    };
    expect(localArgs(french, args)).toEqual({
      price: { current: '44,90\u00a0€' },
      options: ['Votre choix est conservé', 'plain {price}'],
      isWide: true,
      onClick,
    });
  });
});
