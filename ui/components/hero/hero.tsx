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
  /** The address of a video without words to be heard. */
  readonly video?: string | undefined;
  readonly link?: TextLink | undefined;
  /** 1 where it heads the page. */
  readonly level?: 1 | 2 | undefined;
};

/**
 * A large picture with a name, a line and a way on. A video lies over its poster and shows nothing
 * until `tendHeroes` starts it, where motion is welcome; then it has controls to stop it. So those
 * without scripts, and those who want stillness, see the poster alone.
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
