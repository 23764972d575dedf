import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { netTextOf, type NetText } from '../../../core/domain/money/net-text.ts';
import { pricePolicyFor, type PricePolicy } from '../../../core/domain/money/price-policy.ts';
import { taxTexts } from '../../components/price/tax-texts.ts';
import { textIn } from '../../messages/text-in.ts';

/** Attributes that are read out. */
export const spokenAttributes = ['aria-label', 'title'] as const;

type NetTexts = {
  readonly policy: PricePolicy;
  /** With net amounts. */
  readonly figures: NetText;
  /** With net amounts, and with what is then said of the tax. */
  readonly shown: NetText;
};

const partsOf = (message: string): readonly string[] => message.split(/<\/?link>/u);

/** Each text around tags that differs: that of gross prices, and that of net ones. */
const taxWordsIn = (locale: Locale): readonly (readonly [string, string])[] =>
  Object.values(taxTexts).flatMap(({ gross, net }) => {
    const parts = partsOf(textIn(locale, net));
    return partsOf(textIn(locale, gross))
      .map((part, index) => [part, parts[index] ?? part] as const)
      .filter(([part, other]) => part !== other);
  });

/**
 * Texts that the server writes for everybody, as business customers see them. `now`: milliseconds
 * since 1970, whose tax is taken off.
 */
export const netTextsIn = (locale: Locale, now: number): NetTexts => {
  const { currency, market } = localeTable[locale];
  const policy = pricePolicyFor(market, { type: 1, isWhitelabelCustomer: false }, now);
  const words = taxWordsIn(locale);
  const figures = netTextOf(policy, moneyStyles[locale], currency);
  return {
    policy,
    figures,
    shown: (text) =>
      words.reduce((said, [gross, net]) => said.replaceAll(gross, net), figures(text)),
  };
};
