import type { ReactNode } from 'react';

import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import type { ArtworkSource, ArtworkView } from '../../../../../core/domain/image/sources.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardStageProps = {
  readonly name: string;
  readonly pictureOf: (view: ArtworkView) => ArtworkSource;
  readonly hasInside: boolean;
  readonly hasStill: boolean;
  /** The front in the shopper's own words: it leads, and the card with its envelope follows. */
  readonly own?: ReactNode;
};

/**
 * The card with its envelope, or its front in own words, below it the others, and the card among the
 * things of its occasion.
 */
export const CardStage = (props: CardStageProps) => {
  const { name, pictureOf, hasInside, hasStill, own } = props;
  const text = useText();
  const picture = (view: ArtworkView, preset: 'detail' | 'detail-small') =>
    pictureAttributes(preset, pictureOf(view));
  const first = own ? 'laid' : 'front';
  const sides = hasInside ? ([first, 'inside', 'back'] as const) : ([first, 'back'] as const);
  return (
    <div className={styles['rows']}>
      {own ?? (
        <Picture
          {...picture('laid', 'detail')}
          phone={picture('laid', 'detail-small')}
          alt={text('card.picture-laid', { name })}
          isFirst
        />
      )}
      <ul className={`${styles['rows']} ${styles['sides']}`} role="list">
        {sides.map((side) => (
          <li key={side}>
            <Picture
              {...picture(side, 'detail-small')}
              alt={text(`card.picture-${side}`, { name })}
              sizes="(width <= 767px) 30vw, 15vw"
            />
          </li>
        ))}
      </ul>
      {hasStill && (
        <Picture
          {...picture('occasion', 'detail')}
          phone={picture('occasion', 'detail-small')}
          alt={text('card.picture-occasion', { name })}
        />
      )}
    </div>
  );
};
