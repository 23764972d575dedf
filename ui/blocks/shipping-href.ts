import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import type { ResolveLink } from '../components/rich-text/rich-text.tsx';

/** The page on shipping costs, to which every price leads (field.md, "by law"). */
export const shippingHref = (resolveLink: ResolveLink, locale: Locale): string => {
  const [word] = specialWords('shippingCosts', localeTable[locale].language);
  return resolveLink(`/${word}`)?.href ?? `/${word}`;
};
