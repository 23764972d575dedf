import { createContext, use, type MouseEvent, type ReactNode } from 'react';

import styles from './link-tiles.module.css';

type LinkTilesProps = {
  /** Width of a tile: for a figure, a short text, or a format with its price. */
  readonly room?: 'small' | 'medium' | 'large' | undefined;
  readonly headline: string;
  /** Stands beside the headline, such as the unit. */
  readonly detail?: string | undefined;
  /** The id that links open the page at. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** Choices that are links, as many in a row as have room; each child is a `LinkTile`. */
export const LinkTiles = (props: LinkTilesProps) => {
  const { room = 'large', headline, detail, id, children } = props;
  return (
    <section aria-label={headline} id={id}>
      <h3 className={styles['headline']}>
        {headline}
        {detail && <span className={styles['detail']}> {detail}</span>}
      </h3>
      <ul className={styles['tiles']} role="list" data-room={room}>
        {children}
      </ul>
    </section>
  );
};

/** Takes a choice in place of its link; false where the link is followed. */
export type TakeChoice = (href: string) => boolean;

/** Around tiles whose choices are taken at once; without it they are links. */
export const TakeChoiceContext = createContext<TakeChoice>(() => false);

/** A link that opens elsewhere, by the middle button for example, stays a link. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

type LinkTileProps = {
  /** The page with this chosen; undefined for what cannot be chosen. */
  readonly href: string | undefined;
  readonly isSelected: boolean;
  readonly children: ReactNode;
};

/** One choice: a link, the chosen one marked; or what cannot be had. */
export const LinkTile = ({ href, isSelected, children }: LinkTileProps) => {
  const take = use(TakeChoiceContext);
  return (
    <li>
      {href === undefined ? (
        <span className={styles['tile']}>{children}</span>
      ) : (
        <a
          className={styles['tile']}
          href={href}
          aria-current={isSelected ? 'true' : undefined}
          onClick={(event) => {
            if (isPlain(event) && take(href)) event.preventDefault();
          }}
        >
          {children}
        </a>
      )}
    </li>
  );
};

/** Words or a small drawing in the middle of a tile. */
export const LinkTileWords = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['words']}>{children}</span>
);
