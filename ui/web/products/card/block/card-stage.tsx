import type { ReactNode } from 'react';

import { fluidAttributes, pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import {
  printSource,
  type ArtworkSource,
  type ArtworkView,
} from '../../../../../core/domain/image/sources.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { StagePictures } from '../../../../components/stage-pictures/stage-pictures.tsx';
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
 * The card with what is chosen for it, or its front in own words, below it the others, and the card
 * among the things of its occasion.
 */
export const CardStage = (props: CardStageProps) => {
  const { name, pictureOf, hasInside, hasStill, own } = props;
  const text = useText();
  const picture = (view: ArtworkView, preset: 'detail' | 'detail-small') =>
    pictureAttributes(preset, pictureOf(view));
  const whole = (view: 'laid' | 'laid-turned') => ({
    ...picture(view, 'detail'),
    phone: picture(view, 'detail-small'),
  });
  const { foil, options = [] } = pictureOf('laid');
  const hasEnvelope = options.some((option) => option.startsWith('envelope-'));
  const first = own ? 'laid' : 'front';
  const sides = hasInside
    ? ([first, 'open', 'inside', 'back', 'close'] as const)
    : ([first, 'back', 'close'] as const);
  const lit = (
    <div className={styles['lit']}>
      <Picture
        {...whole('laid')}
        alt={text(hasEnvelope ? 'card.picture-enveloped' : 'card.picture-laid', { name })}
        isFirst
      />
      {foil && (
        <div className={styles['turned']}>
          <Picture {...whole('laid-turned')} alt="" />
        </div>
      )}
    </div>
  );
  return (
    <StagePictures
      first={own ?? lit}
      small={sides.map((side) => (
        <Picture
          {...fluidAttributes(
            'detail-small',
            printSource(pictureOf(side)),
            '(width <= 767px) 18vw, 12vw',
          )}
          alt={text(`card.picture-${side}`, { name })}
          key={side}
        />
      ))}
      last={
        hasStill && (
          <Picture
            {...picture('occasion', 'detail')}
            phone={picture('occasion', 'detail-small')}
            alt={text('card.picture-occasion', { name })}
          />
        )
      }
    />
  );
};
