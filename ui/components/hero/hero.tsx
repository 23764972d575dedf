import { ButtonLink } from '../button/button.tsx';
import type { TextLink } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import styles from './hero.module.css';

type HeroProps = {
  readonly headline: string;
  readonly text?: string | undefined;
  /** The picture, or the video's poster. */
  readonly picture: PictureProps;
  /** A video without speech. */
  readonly video?: string | undefined;
  readonly link?: TextLink | undefined;
  /** 1 where it heads the page. */
  readonly level?: 1 | 2 | undefined;
};

/**
 * A large picture with headline, text and link. A video over it plays, with controls, only where
 * `tendHeroes` finds that motion is welcome; until then its poster shows.
 */
export const Hero = ({ headline, text = '', picture, video, link, level = 2 }: HeroProps) => {
  const Headline = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles['hero']} data-media="hero">
      <div className={styles['stage']}>
        <Picture {...picture} fit="cover" />
        {video !== undefined && (
          <video
            className={styles['video']}
            src={video}
            aria-label={headline}
            aria-hidden
            muted
            loop
            playsInline
            preload="none"
          />
        )}
      </div>
      <div className={styles['words']}>
        <Headline className={styles['headline']}>{headline}</Headline>
        {text !== '' && <p className={styles['text']}>{text}</p>}
        {link && (
          <ButtonLink href={link.href} target={link.target} rel={link.rel}>
            {link.text}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
