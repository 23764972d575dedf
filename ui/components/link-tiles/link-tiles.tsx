import { createContext, use, type ReactNode } from 'react';

import { isPlainClick } from '../plain-click.ts';
import styles from './link-tiles.module.css';

type LinkTilesProps = {
  readonly room?: 'small' | 'medium' | 'large' | undefined;
  readonly headline: string;
  readonly detail?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

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

/** Takes a choice in place of its link; false where the link is to be followed. */
export type TakeChoice = (href: string) => boolean;

/** Without it, tiles are links. */
export const TakeChoiceContext = createContext<TakeChoice>(() => false);

type LinkTileProps = {
  /** Undefined for what cannot be chosen. */
  readonly href: string | undefined;
  readonly isSelected: boolean;
  readonly children: ReactNode;
};

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
            if (isPlainClick(event) && take(href)) event.preventDefault();
          }}
        >
          {children}
        </a>
      )}
    </li>
  );
};

export const LinkTileWords = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['words']}>{children}</span>
);
