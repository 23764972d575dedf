import { useId } from 'react';

import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps, PictureSize } from '../picture/picture.tsx';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './gallery.module.css';

type GalleryPicture = {
  readonly picture: PictureProps;
  readonly large: PictureSize;
  readonly caption: string;
};

/** Pressed, it opens large, as a native popover. */
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

export const Gallery = ({ items }: { readonly items: readonly GalleryPicture[] }) =>
  items.length > 0 && (
    <ScrollRow className={styles['row']}>
      {items.map((item) => (
        <GalleryItem key={`${item.picture.src} ${item.caption}`} {...item} />
      ))}
    </ScrollRow>
  );
