import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './hero.module.css';
import { LeadWords, type LeadWordsProps } from './lead-words.tsx';

type HeroProps = LeadWordsProps & {
  /** The picture, or the video's poster. */
  readonly picture: PictureProps;
  /** A video without speech. */
  readonly video?: string | undefined;
};

/**
 * A large picture with headline, text and link. A video over it plays, with controls, only where
 * `tendHeroes` finds that motion is welcome; until then its poster shows.
 */
export const Hero = ({ picture, video, ...words }: HeroProps) => (
  <div className={styles['hero']} data-media="hero">
    <div className={styles['stage']}>
      <Picture {...picture} fit="cover" />
      {video !== undefined && (
        <video
          className={styles['video']}
          src={video}
          aria-label={words.headline}
          aria-hidden
          muted
          loop
          playsInline
          preload="none"
        />
      )}
    </div>
    <div className={styles['words']}>
      <LeadWords {...words} />
    </div>
  </div>
);
