import { useText, useTextWith } from '../../messages/text.tsx';
import { Link } from '../link/link.tsx';
import type { TextLink } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import type { LogoProps } from '../logo/logo.tsx';
import { MarketSwitcher } from '../market-switcher/market-switcher.tsx';
import type { MarketLinks } from '../market-switcher/market-switcher.tsx';
import styles from './footer.module.css';

/** By law linked from every page. */
type LegalKind =
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'withdrawal'
  | 'guarantee'
  | 'accessibility'
  | 'privacy-settings';

type LegalLink = {
  readonly kind: LegalKind;
  readonly href: string;
  /** The dialog that opens instead where scripts run. */
  readonly opens?: string | undefined;
};

type FooterColumn = { readonly headline: string; readonly links: readonly TextLink[] };

export type FooterProps = {
  readonly logo: LogoProps;
  readonly columns: readonly FooterColumn[];
  readonly legal: readonly LegalLink[];
  readonly shippingHref: string;
  readonly markets: readonly MarketLinks[];
  readonly year: number;
};

const Column = ({ headline, links }: FooterColumn) => (
  <section>
    <h2 className={styles['headline']}>{headline}</h2>
    <ul role="list">
      {links.map((link) => (
        <li key={link.href}>
          <Link {...link} className={styles['link']}>
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** The end of every page: help, legal pages, notes on prices, other countries. */
export const Footer = ({ logo, columns, legal, shippingHref, markets, year }: FooterProps) => {
  const text = useText();
  const textWith = useTextWith();
  return (
    <footer className={styles['footer']} data-print="none">
      <div className={styles['content']}>
        <nav className={styles['columns']} aria-label={text('footer.label')}>
          {columns.map((column) => (
            <Column key={column.headline} {...column} />
          ))}
        </nav>
        <div className={styles['shop']}>
          <Logo {...logo} />
          <MarketSwitcher markets={markets} />
        </div>
        <div className={styles['notes']}>
          {legal.length > 0 && (
            <ul role="list" className={styles['legal']} aria-label={text('footer.legal')}>
              {legal.map(({ kind, href, opens }) => (
                <li key={kind}>
                  <a href={href} className={styles['link']} data-opens={opens}>
                    {text(`legal.${kind}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p>
            {textWith('tax.all-prices', { link: (words) => <a href={shippingHref}>{words}</a> })}{' '}
            {text('privacy.no-cookies')}
          </p>
          <p>{text('footer.rights', { year: String(year), name: logo.name })}</p>
        </div>
      </div>
    </footer>
  );
};
