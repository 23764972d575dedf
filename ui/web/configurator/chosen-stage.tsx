import { selectedOption } from '../../../core/domain/configurator/configurator.ts';
import { stretcherDepthText } from '../../../core/domain/format/stretcher-frames.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { chosenLook } from '../../../core/domain/products/wall-picture/picture-looks.ts';
import { useText, type Text } from '../../messages/text.tsx';
import type { OwnPictureLook } from '../own-picture/own-picture-look.ts';
import { useShell } from '../shell/use-shell.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { chosenObject } from './chosen-object.ts';
import { productStage } from './product-stage.tsx';
import type { ConfiguratorUse } from './use-configurator.ts';

const captionOf = (
  text: Text,
  locale: Parameters<typeof formatWithUnit>[0],
  use: ConfiguratorUse,
) => {
  const format = formatWithUnit(locale, use.state.format);
  return selectedOption(use.configurator, use.state).materialType === 'leinwand'
    ? text('stage.caption-stretcher', {
        format,
        depth: stretcherDepthText(
          locale,
          use.wish.optionTypes.includes('leinwand-keilrahmen-38mm') ? '38mm' : '25mm',
        ),
      })
    : format;
};

type ChosenStageProps = {
  readonly product: Pick<ConfiguratorData, 'motif' | 'names'>;
  readonly use: ConfiguratorUse;
  readonly look: OwnPictureLook | undefined;
};

/** The pictures of what is chosen. */
export const ChosenStage = ({ product, use, look }: ChosenStageProps) => {
  const text = useText();
  const { locale } = useShell();
  const looks = use.parts.data?.looks;
  return productStage({
    motif: product.motif,
    names: product.names,
    option: selectedOption(use.configurator, use.state),
    object: chosenObject(use),
    own: look,
    caption: captionOf(text, locale, use),
    lookOf: looks && ((view) => chosenLook(view, looks, use.wish)),
  });
};
