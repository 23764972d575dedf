import { contentLocaleOf } from '../../../../../../core/domain/locale/locale.ts';
import type { Locale } from '../../../../../../core/domain/locale/locales.ts';
import { textsByLocale } from '../texts-in.ts';
import { traderIn } from '../trader.ts';
import { imprintTexts } from './texts.ts';

const textsOf = textsByLocale(imprintTexts);

/** Who runs the sample shop, as its imprint says it: company, address, register, and how to write. */
export const imprintLines = (locale: Locale): readonly string[] => {
  const own = contentLocaleOf(locale);
  const { trader, address } = traderIn(own);
  const { representation, contact } = textsOf(own).sections;
  return [
    trader,
    address,
    ...representation.text,
    ...contact.text.slice(0, 1).map((line) => line.replaceAll(/\[(.*?)\]\(mail\)/gu, '$1')),
  ];
};
