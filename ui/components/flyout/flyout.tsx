import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import {
  firstFilledText,
  flyoutItemsOf,
  flyoutPicture,
  flyoutTitle,
  type FlyoutGroup,
  type FlyoutItem,
} from '../../../core/domain/navigation/navigation-items.ts';
import {
  isWholePageLink,
  type NavigatedPage,
} from '../../../core/domain/navigation/selected-item.ts';
import { useText } from '../../messages/text.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import styles from './flyout.module.css';

type Around = { readonly page: NavigatedPage; readonly resolveLink: ResolveLink };

type ItemProps = Around & { readonly item: FlyoutItem };

/** Plain words where the link is missing or refused. */
const ItemLink = ({ item, page, resolveLink }: ItemProps) => {
  const target = item.link.url === '' ? undefined : resolveLink(item.link.url);
  const picture = flyoutPicture(item);
  const className = item.isHeadlineItem === true ? styles['headline'] : styles['link'];
  const words = (
    <>
      {picture && (
        <span className={styles['picture']}>
          <Picture {...sourceAttributes('circle', picture.filename)} alt="" fit="cover" />
        </span>
      )}
      {flyoutTitle(item)}
    </>
  );
  return target === undefined ? (
    <span className={className}>{words}</span>
  ) : (
    <Link {...target} className={className} isCurrent={isWholePageLink(item.link.url, page.path)}>
      {words}
    </Link>
  );
};

/** Keys by place: texts and addresses may occur twice. */
const placed = <A,>(list: readonly A[]): readonly (readonly [string, A])[] =>
  list.map((one, place) => [String(place), one]);

type GroupProps = Around & { readonly group: FlyoutGroup };

const Group = ({ group, ...around }: GroupProps) => {
  const title = firstFilledText(group.flyoutGroupTitle);
  const badge = firstFilledText(group.badge);
  return (
    <>
      {(title !== '' || badge !== '') && (
        <p className={styles['title']}>
          {title} {badge !== '' && <Badge text={badge} />}
        </p>
      )}
      <ul role="list" aria-label={title === '' ? undefined : title}>
        {placed(flyoutItemsOf(group)).map(([place, item]) => (
          <li key={place}>
            <ItemLink item={item} {...around} />
            {placed(item.subFlyoutGroups ?? []).map(([below, subGroup]) => (
              <div key={below} className={styles['below']}>
                <Group group={subGroup} {...around} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};

type FlyoutProps = Around & {
  /** Names the button. */
  readonly name: string;
  readonly groups: readonly FlyoutGroup[];
};

/**
 * The panel below an item of the main bar: a disclosure with links, which works without scripts.
 * Only wide windows that can hover show it (supporting §2); `tendFlyouts` opens it under the
 * pointer.
 */
export const Flyout = ({ name, groups, ...around }: FlyoutProps) => {
  const text = useText();
  return (
    <details className={styles['flyout']} name="flyout">
      <summary className={styles['button']} aria-label={text('flyout.open', { name })}>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['panel']}>
        <div className={styles['groups']}>
          {placed(groups).map(([place, group]) => (
            <div key={place} className={styles['group']}>
              <Group group={group} {...around} />
            </div>
          ))}
        </div>
      </div>
    </details>
  );
};
