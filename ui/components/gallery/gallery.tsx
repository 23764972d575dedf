import { useId } from 'react';

import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps, PictureSize } from '../picture/picture.tsx';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './gallery.module.css';

/** A picture of a gallery, in its place and from close. */
type GalleryPicture = {
  readonly picture: PictureProps;
  readonly large: PictureSize;
  readonly caption: string;
};

/** A picture in its place; pressed, it is shown large above the page, by the browser alone. */
const GalleryItem = ({ picture, large, caption }: GalleryPicture) => {
  const text = useText();
  const id = useId();
  return (
    <li className={styles['item']}>
      <figure>
        <button type="button" className={styles['open']} popoverTarget={id}>
          <Picture {...picture} />
          <VisuallyHidden> {text('gallery.magnify')}</VisuallyHidden>
        </button>
        {caption !== '' && <figcaption className={styles['caption']}>{caption}</figcaption>}
      </figure>
      <div id={id} popover="auto" className={styles['large']}>
        <Picture {...large} alt={picture.alt} />
        <button
          type="button"
          className={styles['close']}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={text('gallery.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
};

/** Pictures in a row that snaps while it scrolls; each can be looked at from close. */
export const Gallery = ({ items }: { readonly items: readonly GalleryPicture[] }) =>
  items.length > 0 && (
    <ScrollRow className={styles['row']}>
      {items.map((item) => (
        <GalleryItem key={`${item.picture.src} ${item.caption}`} {...item} />
      ))}
    </ScrollRow>
  );
