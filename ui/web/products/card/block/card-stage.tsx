import type { ReactNode } from 'react';

import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource, type ArtworkView } from '../../../../../core/domain/image/sources.ts';
import type { Foil } from '../../../../../core/domain/catalogue/card-extras.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardStageProps = {
  readonly themeId: string;
  readonly name: string;
  readonly variant: string;
  readonly foil: Foil | undefined;
  readonly locale: Locale;
  readonly hasInside: boolean;
  /** The front in the shopper's own words: it leads, and the card with its envelope follows. */
  readonly own?: ReactNode;
};

/** The card with its envelope, or its front in own words, and below it the others. */
export const CardStage = (props: CardStageProps) => {
  const { themeId, name, variant, foil, locale, hasInside, own } = props;
  const text = useText();
  const picture = (view: ArtworkView, preset: 'detail' | 'detail-small') =>
    sourceAttributes(
      preset,
      printSource({ kind: 'artwork', design: themeId, variant, foil, locale, view }),
    );
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
    </div>
  );
};
