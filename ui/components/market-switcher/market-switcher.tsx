import type { Language, Locale, Market } from '../../../core/domain/locale/locales.ts';
import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './market-switcher.module.css';

type MarketLink = {
  readonly locale: Locale;
  readonly language: Language;
  readonly href: string;
  /** Otherwise the link leads to the start page. */
  readonly isSamePage: boolean;
  readonly isCurrent: boolean;
};

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

type LanguageLinkProps = {
  readonly market: Market;
  readonly link: MarketLink;
  /** Marked as a link to a start page; where all are, one sentence says it instead. */
  readonly isMarked: boolean;
};

const LanguageLink = ({ market, link, isMarked }: LanguageLinkProps) => {
  const text = useText();
  const { locale, language, href, isSamePage, isCurrent } = link;
  const mark = `(${text('market.start-page')})`;
  return (
    <a
      href={href}
      hrefLang={locale}
      className={styles['link']}
      aria-current={isCurrent ? 'true' : undefined}
      data-leads-to={isSamePage ? 'page' : 'start'}
    >
      <VisuallyHidden>{text(`country.${market}`)}, </VisuallyHidden>
      <span lang={language}>{text(`language.${language}`)}</span>
      {!isSamePage && (
        <>
          {' '}
          {isMarked ? (
            <span className={styles['mark']}>{mark}</span>
          ) : (
            <VisuallyHidden>{mark}</VisuallyHidden>
          )}
        </>
      )}
    </a>
  );
};

/**
 * Every market and language as a link: the address alone decides, no cookie does (decisions,
 * "Sites").
 */
export const MarketSwitcher = ({ markets }: { readonly markets: readonly MarketLinks[] }) => {
  const text = useText();
  const isElsewhere = markets.some(({ links }) =>
    links.some(({ isSamePage, isCurrent }) => isSamePage && !isCurrent),
  );
  return (
    <details className={styles['switcher']}>
      <summary className={styles['summary']}>
        <Icon name="globe" />
        <VisuallyHidden>{text('market.label')}, </VisuallyHidden>
        <CurrentMarket markets={markets} />
        <Icon name="chevron-down" />
      </summary>
      <nav className={styles['panel']} aria-label={text('market.label')} data-markets="">
        {!isElsewhere && <p className={styles['note']}>{text('market.all-start')}</p>}
        <ul role="list" className={styles['markets']}>
          {markets.map(({ market, links }) => (
            <li key={market} className={styles['market']}>
              <span aria-hidden="true">{text(`country.${market}`)}</span>
              <ul role="list" className={styles['languages']}>
                {links.map((link) => (
                  <li key={link.locale}>
                    <LanguageLink market={market} link={link} isMarked={isElsewhere} />
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
