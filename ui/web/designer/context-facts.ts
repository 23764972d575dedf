import type { DesignerContext } from '../../../core/domain/designer/designer-context.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Fact, Words } from '../products/at-designer.ts';

/** A locale in the words of another: its country and its language. */
const localeName = ({ text }: Words, locale: Locale): string => {
  const { market, language } = localeTable[locale];
  return text('market.current', {
    country: text(`country.${market}`),
    language: text(`language.${language}`),
  });
};

/** Facts of every hand-off, whatever its product. */
export const contextFacts: readonly Fact<DesignerContext>[] = [
  ['fact.locale', ['locale'], ({ locale }, words) => localeName(words, locale)],
  ['fact.sku', ['sku'], ({ sku }) => sku],
  [
    'fact.add-to-cart',
    ['addToCart'],
    ({ addToCart }, { text }) => addToCart && text('designer.yes'),
  ],
  [
    'fact.own-content',
    ['personalisation'],
    ({ personalisation }, { text }) => personalisation && text('designer.yes'),
  ],
  [
    'fact.referral-source',
    ['referralSource'],
    ({ referralSource }, { text }) => referralSource && text(`designer.source.${referralSource}`),
  ],
];

/** Identifiers of every hand-off. */
export const contextIdentifiers: readonly Fact<DesignerContext>[] = [
  ['fact.ad-click-id', ['gclid'], ({ adClickId }) => adClickId],
];
