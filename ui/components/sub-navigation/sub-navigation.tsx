import type { ReactNode } from 'react';

import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import type { MainNavigationItem } from '../../../core/domain/navigation/navigation-items.ts';
import type { NavigatedPage } from '../../../core/domain/navigation/selected-item.ts';
import {
  subNavigation,
  type SubNavigationElement,
} from '../../../core/domain/navigation/sub-navigation.ts';
import { useText } from '../../messages/text.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';
import { stripGroups, type Tile as TileElement } from './strip-groups.ts';
import styles from './sub-navigation.module.css';

type ElementProps<Element> = {
  readonly element: Element;
  readonly resolveLink: ResolveLink;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

const MaybeLink = ({
  element,
  resolveLink,
  className,
  children,
}: ElementProps<SubNavigationElement>) => {
  const target = element.link === undefined ? undefined : resolveLink(element.link);
  return target === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link {...target} className={className} isCurrent={element.isActive}>
      {children}
    </Link>
  );
};

type PartProps<Element> = { readonly element: Element; readonly resolveLink: ResolveLink };

const Heading = ({ element, resolveLink }: PartProps<SubNavigationElement>) => (
  <p className={styles['heading']}>
    <MaybeLink element={element} resolveLink={resolveLink} className={styles['headingLink']}>
      {element.text}
    </MaybeLink>
    {element.label !== undefined && <Badge text={element.label} />}
  </p>
);

/** The text names the picture; without a text the picture's own words do. */
const Tile = ({ element, resolveLink }: PartProps<TileElement>) => {
  const { type, text, image, label } = element;
  return (
    <MaybeLink element={element} resolveLink={resolveLink} className={styles['tile']}>
      <span className={styles[type]}>
        {image === undefined ? (
          <Icon name="picture" />
        ) : (
          <Picture
            {...sourceAttributes(type, image.filename)}
            alt={text === '' ? image.alt : ''}
            fit="cover"
          />
        )}
      </span>
      {text !== '' && <span className={styles['text']}>{text}</span>}
      {label !== undefined && <Badge text={label} />}
    </MaybeLink>
  );
};

type SubNavigationProps = {
  readonly items: readonly MainNavigationItem[];
  readonly page: NavigatedPage;
  readonly resolveLink: ResolveLink;
  /** `wide`: not on phones, where a product's picture, name and price come first. */
  readonly room?: 'any' | 'wide' | undefined;
};

/**
 * Headings and tiles from the flyout groups of the page's navigation type (supporting §2). Nothing
 * where it is hidden or empty.
 */
export const SubNavigation = ({ items, page, resolveLink, room = 'any' }: SubNavigationProps) => {
  const text = useText();
  const strip = subNavigation(items, page);
  return (
    strip.kind === 'shown' && (
      <nav className={styles[room]} aria-label={text('sub-navigation.name')} data-sub-navigation="">
        <div className={styles['content']}>
          <ScrollRow className={styles['groups']}>
            {stripGroups(strip.elements).map(({ id, heading, tiles }) => (
              <li key={id} className={styles['group']}>
                {heading && <Heading element={heading} resolveLink={resolveLink} />}
                {tiles.length > 0 && (
                  <ul role="list" className={styles['tiles']} aria-label={heading?.text}>
                    {tiles.map((tile) => (
                      <li key={tile.id}>
                        <Tile element={tile} resolveLink={resolveLink} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ScrollRow>
        </div>
      </nav>
    )
  );
};
