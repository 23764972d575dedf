import { usualVariant } from '../../../../core/domain/artwork/artwork.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { CardTheme } from '../../../../core/domain/products/card/card-theme.ts';
import { stillScene } from '../../../../core/domain/products/card/occasion-stills.ts';
import { unpricedDrawing } from '../unpriced-drawing.tsx';
import { CardStage } from './block/card-stage.tsx';

/** A design whose prices cannot be had at the moment: its pictures. */
export const unpricedCard = (theme: CardTheme, locale: Locale) => {
  const { id, name, facts } = theme;
  return unpricedDrawing({
    notice: 'card.unavailable',
    name,
    stage: (
      <CardStage
        name={name}
        pictureOf={(view) => ({ kind: 'artwork', design: id, variant: usualVariant, locale, view })}
        hasInside={facts.sheets[0] === 'folded'}
        hasStill={stillScene(theme, locale) !== undefined}
      />
    ),
  });
};
