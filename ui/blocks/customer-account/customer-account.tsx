import type { CustomerAccountBlock } from '../../../core/domain/content/blocks/customer-account.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import { specialWords } from '../../../core/domain/routing/special-prefixes.ts';
import { CustomerAccount } from '../../components/customer-account/customer-account.tsx';
import { countriesFor } from '../../messages/countries-for.ts';
import type { BlockViewProps } from '../block-view.ts';

export const CustomerAccountBlockView = ({
  block,
  locale,
  resolveLink,
}: BlockViewProps<CustomerAccountBlock>) => {
  const { language, market } = localeTable[locale];
  const { timeZone } = marketTable[market];
  const printer = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone });
    return (instant: number) => format.format(instant);
  };
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const hrefOf = (word: string) => resolveLink(`/${word}`)?.href ?? `/${word}`;
  return (
    <div id={block.id}>
      <CustomerAccount
        step={block.step}
        locale={locale}
        cartHref={hrefOf(specialWords('cart', language)[0])}
        wishlistHref={hrefOf(wishlistSegments[language])}
        printDay={printer({ dateStyle: 'long' })}
        printTime={printer({ dateStyle: 'long', timeStyle: 'short' })}
        countries={countriesFor(locale)}
        countryName={(country) => countries.of(country) ?? country}
      />
    </div>
  );
};
