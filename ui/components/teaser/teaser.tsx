import { LeadWords, type LeadWordsProps } from '../hero/lead-words.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './teaser.module.css';

type TeaserProps = LeadWordsProps & { readonly picture?: PictureProps | undefined };

export const Teaser = ({ picture, ...words }: TeaserProps) => (
  <section className={styles['frame']}>
    <div className={styles['teaser']} data-picture={picture !== undefined}>
      <div className={styles['words']}>
        <LeadWords {...words} />
      </div>
      {picture && <Picture {...picture} />}
    </div>
  </section>
);
