import type { Language, Locale, Market } from '../../../core/domain/locale/locales.ts';
import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './market-switcher.module.css';

/** This page, or the start page, of another market and language. */
type MarketLink = {
  readonly locale: Locale;
  readonly language: Language;
  readonly href: string;
  readonly isCurrent: boolean;
};

/** A market with its languages. */
export type MarketLinks = { readonly market: Market; readonly links: readonly MarketLink[] };

const CurrentMarket = ({ markets }: { readonly markets: readonly MarketLinks[] }) => {
  const text = useText();
  const current = markets
    .flatMap(({ market, links }) => links.map((link) => ({ market, ...link })))
    .find(({ isCurrent }) => isCurrent);
  return current === undefined
    ? text('market.label')
    : text('market.current', {
        country: text(`country.${current.market}`),
        language: text(`language.${current.language}`),
      });
};

/**
 * Every market and language as a link: the address alone decides where one is, no cookie does
 * (decisions, "Sites").
 */
export const MarketSwitcher = ({ markets }: { readonly markets: readonly MarketLinks[] }) => {
  const text = useText();
  return (
    <details className={styles['switcher']}>
      <summary className={styles['summary']}>
        <Icon name="globe" />
        <VisuallyHidden>{text('market.label')}: </VisuallyHidden>
        <CurrentMarket markets={markets} />
        <Icon name="chevron-down" />
      </summary>
      <nav className={styles['panel']} aria-label={text('market.label')}>
        <ul role="list" className={styles['markets']}>
          {markets.map(({ market, links }) => (
            <li key={market} className={styles['market']}>
              <span aria-hidden="true">{text(`country.${market}`)}</span>
              <ul role="list" className={styles['languages']}>
                {links.map(({ locale, language, href, isCurrent }) => (
                  <li key={locale}>
                    <a
                      href={href}
                      hrefLang={locale}
                      className={styles['link']}
                      aria-current={isCurrent ? 'true' : undefined}
                    >
                      <VisuallyHidden>{text(`country.${market}`)}, </VisuallyHidden>
                      <span lang={language}>{text(`language.${language}`)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
};
