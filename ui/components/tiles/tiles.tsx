import type { ReactNode } from 'react';

import { Link } from '../link/link.tsx';
import type { TextLink } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import styles from './tiles.module.css';

type Tile = {
  readonly link: TextLink;
  readonly text?: string | undefined;
  readonly picture: PictureProps;
  /** Below the words; a link within it can be followed for itself. */
  readonly detail?: ReactNode;
};

/** An alternative text equal to the name would be read out twice. */
const altOf = (picture: PictureProps, name: string): string =>
  picture.alt === name ? '' : picture.alt;

type TilesProps = {
  readonly items: readonly Tile[];
  /** Of their names: `h2` where no headline stands above them. */
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** The whole tile is the link; its name is the headline. */
export const Tiles = ({ items, heading: Heading = 'h3' }: TilesProps) =>
  items.length > 0 && (
    <ul role="list" className={styles['tiles']}>
      {items.map(({ link, text, picture, detail }) => (
        <li key={link.href} className={styles['place']}>
          <article className={styles['tile']}>
            <div className={styles['picture']}>
              <Picture {...picture} alt={altOf(picture, link.text)} fit="cover" />
            </div>
            <div className={styles['words']}>
              <Heading className={styles['headline']}>
                <Link {...link} className={styles['link']}>
                  {link.text}
                </Link>
              </Heading>
              {text !== undefined && text !== '' && <p className={styles['text']}>{text}</p>}
              {detail && <div className={styles['detail']}>{detail}</div>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
