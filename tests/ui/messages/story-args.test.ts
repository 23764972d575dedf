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

  test('say the story’s locale in place of the default one', () => {
    expect(localArgs(french, { locale: 'de-DE', page: { locale: 'de-CH' } })).toEqual({
      locale: 'fr-FR',
      page: { locale: 'de-CH' },
    });
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
