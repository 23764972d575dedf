import {
  findFormatOption,
  findMaterial,
  materialValue,
  selectedPrice,
} from '../../../../core/domain/configurator/configurator.ts';
import { framingChoice } from '../../../../core/domain/configurator/framings.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import type { Text } from '../../../messages/text.tsx';
import { hiddenFieldsOf } from '../../configurator/hidden-fields.ts';
import type { PartsData } from './parts-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** A frame around the material, or none: each is an article of its own, with a price of its own. */
export const frameTypeOption = (
  configuration: PictureConfiguration,
  data: PartsData,
  text: Text,
  surchargeText: (minorUnits: number) => string | undefined,
): ConfigurationOption => {
  const { configurator, state, article, choices, apply, askFor } = configuration;
  // An own format is in no list: its price is that of the selection alone.
  const priceIn = (value: string): number | undefined =>
    (value === state.material
      ? selectedPrice(configurator, state)
      : findFormatOption(findMaterial(configurator, value)?.formats ?? [], state.format)?.price
    )?.priceCurrent.minorUnits;
  const isSold = (value: string): boolean =>
    priceIn(value) !== undefined || framingChoice(configurator, state, value).kind === 'ask';
  const bare = materialValue(article.materialType, undefined);
  const barePrice = priceIn(bare);
  const tileOf = (value: string, label: string, reason?: string) => {
    const price = priceIn(value);
    const isKnown = price !== undefined && barePrice !== undefined;
    return {
      value,
      label,
      surcharge: isKnown ? surchargeText(price - barePrice) : undefined,
      isSelected: value === state.material,
      reason: reason ?? (isSold(value) ? undefined : text('parts.not-sold')),
    };
  };
  const none =
    findMaterial(configurator, bare) === undefined ? [] : [tileOf(bare, text('parts.no-frame'))];
  const frames = data.frames.map(({ frameType, refusal }) => {
    const value = materialValue(article.materialType, frameType);
    const label = data.labels[frameType] ?? frameType;
    if (refusal === undefined) return tileOf(value, label);
    return tileOf(
      value,
      label,
      refusal === 'not-sold'
        ? text('parts.not-sold-here')
        : text('parts.holds-others', { materials: data.labels[`${frameType}:holds`] ?? '' }),
    );
  });
  const options = [...none, ...frames];
  return {
    kind: 'tiles',
    id: 'part-frame',
    name: 'material',
    legend: text('parts.frame'),
    selectedText: options.find(({ isSelected }) => isSelected)?.label ?? '',
    groups: [{ options }],
    hiddenFields: hiddenFieldsOf([['formatType', printFormat(state.format)], ...choices]),
    onSelect: (value) => {
      const choice = framingChoice(configurator, state, value);
      if (choice.kind === 'ask') askFor(choice.state);
      else apply(choice);
    },
  };
};
