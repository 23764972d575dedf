/** The facts of a configuration, in the words of its locale. */
import {
  frameLabelAlone,
  framedMaterialLabel,
  materialLabel,
} from '../../../../core/domain/catalogue/labels.ts';
import {
  materialValue,
  selectedArticle,
  type Configurator,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { framingsOf } from '../../../../core/domain/configurator/framings.ts';
import { pictureLooks } from '../../../../core/domain/image/shown-options.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type {
  CompletedConfiguration,
  ConfigurationQuestion,
  SelectedConfiguration,
} from '../../../../core/usecases/wall-picture/configure-product.ts';
import type { ConfigurationFacts } from './configurator-data.ts';
import type { OptionNames } from './option-names.ts';
import { componentNames } from './component-names.ts';

/** The frames that a selection brings along: those around its material. */
export const framingOptions = ({ options }: Configurator): readonly MaterialOption[] =>
  options.filter(({ isFraming }) => isFraming);

/** Names of a material together with each frame around it. */
export const namesOfFramings = (
  locale: Locale,
  framings: readonly MaterialOption[],
): Readonly<Record<string, OptionNames>> =>
  Object.fromEntries(
    framings.map(({ materialType, context: { frameType } }) => [
      materialValue(materialType, frameType),
      {
        name: materialLabel(locale, materialType),
        detail: frameType && frameLabelAlone(locale, frameType),
        fullName: framedMaterialLabel(locale, materialType, frameType),
      },
    ]),
  );

/** Puts together what is said of a selected configuration. */
export const configurationFacts = (
  locale: Locale,
  { framings }: Pick<ConfigurationQuestion, 'framings'>,
  { configurator, state, extra }: SelectedConfiguration,
  { offer, nearest }: Pick<CompletedConfiguration, 'offer' | 'nearest'>,
): ConfigurationFacts => {
  const { material, format } = state;
  const { materialType, frameType } = selectedArticle(configurator, state);
  const sold = configurator.options.flatMap((option) =>
    option.materialType === materialType && option.context.frameType !== undefined
      ? [option.context.frameType]
      : [],
  );
  return {
    selected: { material, format },
    extra,
    nearest,
    parts: {
      ...componentNames(locale, materialType, frameType),
      materialType,
      looks: pictureLooks(materialType, frameType),
      frames: framings.length === 0 ? [] : framingsOf(materialType, sold),
      offer,
    },
  };
};
