import type { MouseEventHandler, ReactNode } from 'react';

import type { Locale } from '../../../core/domain/locale/locales.ts';
import { helpParameter, longestHelpSearch } from '../../../core/domain/help/help-search.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { customProperties } from '../../components/custom-properties.ts';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { isPlainClick } from '../../components/plain-click.ts';
import { PriceListNote } from '../../components/price/price.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { KeepWish } from '../../components/wish-button/wish-button.tsx';
import { useText } from '../../messages/text.tsx';
import { DesignTiles } from './design-tiles.tsx';
import styles from './overview.module.css';
import type { Facet, OverviewLink, ShownDesigns, ShownOverview } from './shown-overview.ts';

/** What an island adds; without it every control is a link or a form. */
export type LiveOverview = {
  /** Shows another state in place. */
  readonly follow: (href: string) => void;
  readonly keep: KeepWish;
  /** Pages that were loaded below the first one. */
  readonly more: readonly ShownDesigns[];
  readonly loadMore: (href: string) => void;
  readonly loading: 'resting' | 'loading' | 'failed';
  /** Another state is on its way. */
  readonly isChanging: boolean;
};

type OverviewSectionProps = {
  readonly shown: ShownOverview;
  readonly locale: Locale;
  readonly live?: LiveOverview | undefined;
};

type StateLinkProps = {
  readonly href: string;
  readonly isCurrent?: boolean;
  readonly rel?: string;
  readonly follow: LiveOverview['follow'] | undefined;
  readonly children: ReactNode;
};

const followed = (
  follow: LiveOverview['follow'] | undefined,
  href: string,
): MouseEventHandler | undefined =>
  follow &&
  ((event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(href);
  });

/** Search engines need not follow what is not a page of its own. */
const relOf = (href: string): 'nofollow' | undefined =>
  href.includes('?') ? 'nofollow' : undefined;

const StateLink = ({ href, isCurrent = false, rel, follow, children }: StateLinkProps) => (
  <a
    href={href}
    rel={rel ?? relOf(href)}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={followed(follow, href)}
  >
    {children}
  </a>
);

type FacetListProps = Pick<StateLinkProps, 'follow'> & {
  readonly facet: Facet;
  /** The way to all values, of a filter that has one at a time. */
  readonly all?: OverviewLink | undefined;
};

const FacetList = ({ facet: { filter, legend, values }, all, follow }: FacetListProps) => (
  <section aria-label={legend} data-facet={filter}>
    <h2>{legend}</h2>
    <ul role="list">
      {all && (
        <li>
          <StateLink {...all} follow={follow}>
            {all.text}
          </StateLink>
        </li>
      )}
      {values.map(({ value, text, count, isChosen, href, swatch }) => {
        const words = (
          <>
            {swatch && <i style={customProperties({ '--swatch': swatch })} />}
            <span>{text}</span> <small>{count}</small>
          </>
        );
        return (
          <li key={value}>
            {href === undefined ? (
              <span>{words}</span>
            ) : (
              <StateLink href={href} isCurrent={isChosen} follow={follow}>
                {words}
              </StateLink>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);

type PartProps = { readonly shown: ShownOverview; readonly follow: StateLinkProps['follow'] };

/** Beside the designs, or a sheet over them where there is no room: a native popover. */
const Filters = ({ shown: { id, facets, chosen, count, allHref }, follow }: PartProps) => {
  const text = useText();
  const sheet = `${id}-filters`;
  return (
    <>
      <button type="button" className={styles['open']} popoverTarget={sheet}>
        {text('overview.filters')}
        {chosen.length > 0 && ` (${chosen.length})`}
      </button>
      <div className={styles['filters']} id={sheet} popover="auto">
        {facets.map((facet) => (
          <FacetList
            facet={facet}
            all={
              facet.filter === 'category'
                ? {
                    text: text('overview.all-occasions'),
                    href: allHref,
                    isCurrent: facet.values.every(({ isChosen }) => !isChosen),
                  }
                : undefined
            }
            follow={follow}
            key={facet.filter}
          />
        ))}
        <button
          type="button"
          className={styles['open']}
          popoverTarget={sheet}
          popoverTargetAction="hide"
        >
          {count}
          <VisuallyHidden> ({text('overview.close')})</VisuallyHidden>
        </button>
      </div>
    </>
  );
};

const Search = ({ shown: { search } }: Pick<PartProps, 'shown'>) => {
  const text = useText();
  return (
    <search>
      <form className={styles['search']} method="get" action={search.action}>
        {search.fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
        ))}
        <input
          type="search"
          name={helpParameter}
          aria-label={text('overview.search')}
          placeholder={text('overview.search')}
          maxLength={longestHelpSearch}
          enterKeyHint="search"
          defaultValue={search.text}
          key={search.text}
        />
        <Button type="submit" tone="secondary">
          {text('overview.find')}
        </Button>
      </form>
    </search>
  );
};

type LinkRowProps = Pick<StateLinkProps, 'follow'> & {
  readonly label: string;
  readonly links: readonly OverviewLink[];
};

const LinkRow = ({ label, links, follow }: LinkRowProps) => (
  <nav className={styles['row']} aria-label={label}>
    {links.map((link) => (
      <StateLink {...link} follow={follow} key={link.text}>
        {link.text}
      </StateLink>
    ))}
  </nav>
);

/** What is chosen: each leads to the designs without it. */
const Chosen = ({ shown: { chosen, allHref }, follow }: PartProps) => {
  const text = useText();
  return (
    chosen.length > 0 && (
      <nav className={styles['chosen']} aria-label={text('overview.chosen')}>
        {chosen.map(({ text: words, href }) => (
          <StateLink href={href} follow={follow} key={words}>
            {words}
            <span aria-hidden="true"> ×</span>
            <VisuallyHidden> {text('overview.remove')}</VisuallyHidden>
          </StateLink>
        ))}
        {chosen.length > 1 && (
          <StateLink href={allHref} follow={follow}>
            {text('overview.clear')}
          </StateLink>
        )}
      </nav>
    )
  );
};

const NoDesigns = ({ shown: { chosen, allHref }, follow }: PartProps) => {
  const text = useText();
  const last = chosen.at(-1);
  return (
    <Notice title={text('overview.none')}>
      <p>{text('overview.none-hint')}</p>
      <p className={styles['row']}>
        {last && chosen.length > 1 && (
          <StateLink href={last.href} follow={follow}>
            {last.text} {text('overview.remove')}
          </StateLink>
        )}
        <StateLink href={allHref} follow={follow}>
          {text('overview.all')}
        </StateLink>
      </p>
    </Notice>
  );
};

type MoreProps = {
  readonly designs: ShownDesigns;
  readonly live: LiveOverview | undefined;
};

const More = ({ designs: { next, shown }, live }: MoreProps) => {
  const text = useText();
  const hasFailed = live?.loading === 'failed';
  return (
    <div className={styles['more']}>
      <p>{shown}</p>
      {hasFailed && (
        <Notice tone="error" isAnnounced>
          <p>{text('overview.not-loaded')}</p>
        </Notice>
      )}
      {next !== undefined && (
        <ButtonLink
          href={next}
          rel="next"
          tone="secondary"
          onClick={followed(live?.loadMore, next)}
        >
          {text(hasFailed ? 'overview.again' : 'overview.more')}
        </ButtonLink>
      )}
    </div>
  );
};

/** All filters, orders and pages are links, and the search a form: the address is the state. */
export const OverviewSection = ({ shown, locale, live }: OverviewSectionProps) => {
  const text = useText();
  const follow = live?.follow;
  const { id, count, pages, previous } = shown;
  const more = live?.more ?? [];
  const designs: ShownDesigns = more.at(-1) ?? shown;
  const tiles = [shown, ...more].flatMap((page) => page.tiles);
  return (
    <PageSection id={id}>
      <div className={styles['overview']}>
        <Filters shown={shown} follow={follow} />
        <div className={styles['designs']} aria-busy={live?.isChanging === true}>
          <div className={styles['head']}>
            <h2>{count}</h2>
            <VisuallyHidden>
              <output>{more.length > 0 ? designs.shown : count}</output>
            </VisuallyHidden>
            <Search shown={shown} />
            <LinkRow label={text('overview.sort')} links={shown.sorts} follow={follow} />
          </div>
          <Chosen shown={shown} follow={follow} />
          {tiles.length === 0 ? (
            <NoDesigns shown={shown} follow={follow} />
          ) : (
            <>
              {previous !== undefined && (
                <p>
                  <a href={previous} rel="prev">
                    {text('overview.previous')}
                  </a>
                </p>
              )}
              <DesignTiles tiles={tiles} locale={locale} keep={live?.keep} />
              <PriceListNote prices={[]} shippingHref={shown.shippingHref} />
              <More designs={designs} live={live} />
              {pages.length > 1 && (
                <LinkRow label={text('overview.pages')} links={pages} follow={undefined} />
              )}
              <LinkRow label={text('overview.per-page')} links={shown.sizes} follow={follow} />
            </>
          )}
        </div>
      </div>
    </PageSection>
  );
};
