import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource, type ArtworkView } from '../../../../../core/domain/image/sources.ts';
import type { Foil } from '../../../../../core/domain/catalogue/card-extras.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import {
  cardPictureIn,
  type CardPicture,
} from '../../../../../core/domain/products/card/card-picture.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardStageProps = {
  readonly themeId: string;
  readonly name: string;
  readonly variant: string;
  readonly foil: Foil | undefined;
  readonly chosen: CardPicture;
  readonly locale: Locale;
  readonly hasInside: boolean;
};

/** The card with what is chosen for it, and below it each of its sides. */
export const CardStage = (props: CardStageProps) => {
  const { themeId, name, variant, foil, chosen, locale, hasInside } = props;
  const text = useText();
  const picture = (view: ArtworkView, preset: 'detail' | 'detail-small') =>
    sourceAttributes(
      preset,
      printSource({
        kind: 'artwork',
        design: themeId,
        variant,
        foil,
        options: cardPictureIn(view, chosen),
        locale,
        view,
      }),
    );
  const whole = (view: 'laid' | 'laid-turned') => ({
    ...picture(view, 'detail'),
    phone: picture(view, 'detail-small'),
  });
  const sides = hasInside
    ? (['front', 'open', 'inside', 'back', 'close'] as const)
    : (['front', 'back', 'close'] as const);
  return (
    <div className={styles['rows']}>
      <div className={styles['lit']}>
        <Picture
          {...whole('laid')}
          alt={text(chosen.envelope ? 'card.picture-enveloped' : 'card.picture-laid', { name })}
          isFirst
        />
        {foil && (
          <div className={styles['turned']}>
            <Picture {...whole('laid-turned')} alt="" />
          </div>
        )}
      </div>
      <ul className={`${styles['rows']} ${styles['sides']}`} role="list">
        {sides.map((side) => (
          <li key={side}>
            <Picture
              {...picture(side, 'detail-small')}
              alt={text(`card.picture-${side}`, { name })}
              sizes="(width <= 767px) 30vw, 12vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
