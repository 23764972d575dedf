import type { ReactNode } from 'react';

import { hasSubItems, type BurgerItem } from '../../../core/domain/navigation/burger-items.ts';
import {
  isSameNavigationType,
  isWholePageLink,
  type NavigatedPage,
} from '../../../core/domain/navigation/selected-item.ts';
import { useText } from '../../messages/text.tsx';
import { Badge } from '../badge/badge.tsx';
import { isIconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import styles from './burger-items.module.css';

type Around = {
  /** Its own item is marked. */
  readonly page: NavigatedPage;
  readonly resolveLink: ResolveLink;
};

type ItemProps = Around & { readonly item: BurgerItem };

const ItemIcon = ({ icon = '' }: Pick<BurgerItem, 'icon'>) =>
  isIconName(icon) ? <Icon name={icon} /> : null;

const Words = ({ item: { icon, text, badge, label } }: { readonly item: BurgerItem }) => (
  <>
    <ItemIcon icon={icon} />
    <span className={styles['words']}>{text}</span>
    {badge && <Badge text={badge} />}
    {label && <Badge {...label} />}
  </>
);

const PlainItem = ({ item, page, resolveLink }: ItemProps) => {
  const { url = '' } = item;
  const target = url === '' ? undefined : resolveLink(url);
  return target === undefined ? (
    <span className={styles['item']}>
      <Words item={item} />
    </span>
  ) : (
    <Link {...target} className={styles['item']} isCurrent={isWholePageLink(url, page.path)}>
      <Words item={item} />
    </Link>
  );
};

const ItemList = ({
  items,
  Nested,
  ...around
}: Around & {
  readonly items: readonly BurgerItem[];
  readonly Nested: (props: ItemProps) => ReactNode;
}) =>
  items.map((item) => (
    // Shown when the menu opens, to those who have the flag.
    <li key={item.id} hidden={item.flag !== undefined} data-flag={item.flag}>
      {hasSubItems(item) ? (
        <Nested item={item} {...around} />
      ) : (
        <PlainItem item={item} {...around} />
      )}
    </li>
  ));

/** The third level; one group is open at a time, without scripts. */
const Accordion = ({ item, ...around }: ItemProps) => (
  <details className={styles['accordion']} name="burger-accordion" data-burger-accordion={item.id}>
    <summary className={styles['item']}>
      <Words item={item} />
      <Icon name="chevron-down" />
    </summary>
    <ul role="list" className={styles['third']}>
      <ItemList items={item.subItems} Nested={PlainItem} {...around} />
    </ul>
  </details>
);

const leadsTo = (url: string, items: readonly BurgerItem[]): boolean =>
  items.some((item) => item.url === url || leadsTo(url, item.subItems));

/** The way to the item's own page, where no sub-item leads there. */
const Overview = ({ item, page, resolveLink }: ItemProps) => {
  const text = useText();
  const { url = '', subItems } = item;
  const target = url === '' || leadsTo(url, subItems) ? undefined : resolveLink(url);
  return (
    target && (
      <li>
        <Link {...target} className={styles['item']} isCurrent={isWholePageLink(url, page.path)}>
          {text('burger.overview', { name: item.text })}
        </Link>
      </li>
    )
  );
};

/**
 * A disclosure that the style sheet shows in place of all others while it is open; its summary then
 * leads back.
 */
const NestedItem = ({ item, ...around }: ItemProps) => {
  const text = useText();
  const isWithin = isSameNavigationType(item.navigationType, around.page.navigationType);
  return (
    <details className={styles['nested']} name="burger-item" data-burger-item={item.id}>
      <summary className={styles['item']} aria-current={isWithin ? 'true' : undefined}>
        <span className={styles['back']}>
          <Icon name="arrow-left" />
          {text('burger.back')}
        </span>
        <Words item={item} />
        <span className={styles['onward']}>
          <Icon name="arrow-right" />
        </span>
      </summary>
      <ul role="list" className={styles['second']}>
        <Overview item={item} {...around} />
        <ItemList items={item.subItems} Nested={Accordion} {...around} />
      </ul>
    </details>
  );
};

type BurgerItemsProps = Around & { readonly items: readonly BurgerItem[] };

export const BurgerItems = (props: BurgerItemsProps) => {
  const text = useText();
  return (
    <ul role="list" className={styles['items']} aria-label={text('burger.items')}>
      <ItemList {...props} Nested={NestedItem} />
    </ul>
  );
};
