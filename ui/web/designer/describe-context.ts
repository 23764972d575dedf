import type { DesignerContext } from '../../../core/domain/designer/designer-context.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Text } from '../../messages/text.tsx';

/** The language that a hand-off is described in. */
export type Words = { readonly locale: Locale; readonly text: Text };

/** A locale in the words of another: its country and its language. */
const localeName = ({ text }: Words, locale: Locale): string => {
  const { market, language } = localeTable[locale];
  return text('market.current', {
    country: text(`country.${market}`),
    language: text(`language.${language}`),
  });
};

/** What every designer is told beside its product. */
export const describeContext = (
  words: Words,
  { locale, sku, addToCart, adClickId, referralSource }: DesignerContext,
) => ({
  locale: localeName(words, locale),
  sku,
  'add-to-cart': addToCart && words.text('designer.yes'),
  'ad-click-id': adClickId,
  'referral-source': referralSource && words.text(`designer.source.${referralSource}`),
});
