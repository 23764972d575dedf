import { usualVariant } from '../../../../core/domain/artwork/artwork.ts';
import type { CardTheme } from '../../../../core/domain/products/card/card-theme.ts';
import { stillScene } from '../../../../core/domain/products/card/occasion-stills.ts';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { Notice } from '../../../components/notice/notice.tsx';
import { UspList } from '../../../components/usp-list/usp-list.tsx';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import type { UnpricedHead } from '../product.ts';
import { CardStage } from './block/card-stage.tsx';

/** A design whose prices cannot be had at the moment: its pictures. */
export const drawUnpricedCard = (
  { headline, text, locale, usps }: UnpricedHead,
  theme: CardTheme,
) => {
  const { id, name, facts } = theme;
  const words = textOf({ locale, messages: compileMessages(locale) });
  const notice = (
    <Notice tone="warning">
      <p>{words('card.unavailable')}</p>
    </Notice>
  );
  return (
    <Configurator
      layout="page"
      configuration={{
        name,
        size: '',
        options: [{ kind: 'own', id: 'unpriced', drawing: notice }],
        stage: (
          <CardStage
            name={name}
            pictureOf={(view) => ({
              kind: 'artwork',
              design: id,
              variant: usualVariant,
              locale,
              view,
            })}
            hasInside={facts.sheets[0] === 'folded'}
            hasStill={stillScene(theme, locale) !== undefined}
          />
        ),
        price: undefined,
        delivery: null,
        handOff: undefined,
      }}
      list={{ headline: name, status: 'error', chosen: { words: '' } }}
      pageHead={{ headline, text }}
      promises={<UspList items={usps} />}
    />
  );
};
