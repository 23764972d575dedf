import type { MainNavigationItem } from '../../../core/domain/navigation/navigation-items.ts';
import { hasFlyout, navigationItemsIn } from '../../../core/domain/navigation/navigation-places.ts';
import {
  isCurrentLink,
  isSelectedItem,
  type NavigatedPage,
} from '../../../core/domain/navigation/selected-item.ts';
import { useText } from '../../messages/text.tsx';
import { Flyout } from '../flyout/flyout.tsx';
import { Link } from '../link/link.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';
import styles from './main-navigation.module.css';

type BarProps = {
  readonly page: NavigatedPage;
  readonly resolveLink: ResolveLink;
};

const currentOf = (item: MainNavigationItem, page: NavigatedPage): boolean | 'within' => {
  if (isCurrentLink(item.link.url, page.path)) return true;
  return isSelectedItem(item, page) && 'within';
};

/** An item whose link is missing or refused keeps its words and its flyout. */
const ItemLink = ({
  item,
  page,
  resolveLink,
}: BarProps & { readonly item: MainNavigationItem }) => {
  const target = item.link.url === '' ? undefined : resolveLink(item.link.url);
  return target === undefined ? (
    <span className={styles['link']}>{item.text}</span>
  ) : (
    <Link {...target} className={styles['link']} isCurrent={currentOf(item, page)}>
      {item.text}
    </Link>
  );
};

type MainNavigationProps = BarProps & {
  readonly items: readonly MainNavigationItem[];
};

/**
 * The main bar, from 1000 px on (supporting §2, "Main navigation bar"); it works without scripts.
 */
export const MainNavigation = ({ items, ...bar }: MainNavigationProps) => {
  const text = useText();
  const shown = navigationItemsIn('bar', items).map((item, place) => ({ id: String(place), item }));
  return (
    shown.length > 0 && (
      <nav
        className={styles['navigation']}
        aria-label={text('main-navigation.name')}
        data-main-navigation=""
      >
        <div className={styles['content']}>
          <ScrollRow className={styles['items']}>
            {shown.map(({ id, item }) => (
              <li key={id} className={styles['item']} data-bar-item={id}>
                <ItemLink item={item} {...bar} />
                {hasFlyout(item) && (
                  <Flyout name={item.text} groups={item.flyoutGroups ?? []} {...bar} />
                )}
              </li>
            ))}
          </ScrollRow>
        </div>
      </nav>
    )
  );
};
