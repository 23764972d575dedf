import type { ReactNode } from 'react';

import { ButtonLink } from '../button/button.tsx';
import type { TextLink } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import styles from './image-text.module.css';

type ImageTextProps = {
  readonly headline: string;
  readonly picture: PictureProps;
  /** On narrow windows the picture comes first. */
  readonly side?: 'start' | 'end' | undefined;
  readonly link?: TextLink | undefined;
  readonly children: ReactNode;
};

export const ImageText = ({
  headline,
  picture,
  side = 'start',
  link,
  children,
}: ImageTextProps) => (
  <div className={styles['frame']}>
    <div className={styles['pair']} data-side={side}>
      <Picture {...picture} />
      <div className={styles['words']}>
        {headline !== '' && <h2>{headline}</h2>}
        {children}
        {link && (
          <ButtonLink tone="secondary" href={link.href} target={link.target} rel={link.rel}>
            {link.text}
          </ButtonLink>
        )}
      </div>
    </div>
  </div>
);
