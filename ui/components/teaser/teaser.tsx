import { ButtonLink } from '../button/button.tsx';
import type { TextLink } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import styles from './teaser.module.css';

type TeaserProps = {
  readonly headline: string;
  readonly text?: string | undefined;
  readonly picture?: PictureProps | undefined;
  readonly link?: TextLink | undefined;
  /** 1 where it heads the page. */
  readonly level?: 1 | 2 | undefined;
};

export const Teaser = ({ headline, text, picture, link, level = 2 }: TeaserProps) => {
  const Headline = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles['frame']}>
      <div className={styles['teaser']} data-picture={picture !== undefined}>
        <div className={styles['words']}>
          <Headline className={styles['headline']}>{headline}</Headline>
          {text !== undefined && text !== '' && <p className={styles['text']}>{text}</p>}
          {link && (
            <ButtonLink href={link.href} target={link.target} rel={link.rel}>
              {link.text}
            </ButtonLink>
          )}
        </div>
        {picture && <Picture {...picture} />}
      </div>
    </section>
  );
};
