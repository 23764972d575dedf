import { frameTones } from '../../../../core/domain/catalogue/frame-tone-names.ts';
import { selectedPrice } from '../../../../core/domain/configurator/configurator.ts';
import { formatWithUnit, printFormat } from '../../../../core/domain/format/format.ts';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import type { OptionValue, ProductOption } from '../../../../core/domain/products/product.ts';
import { readComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { pictureOptions } from '../../../../core/domain/products/wall-picture/picture-options.ts';
import { Notice } from '../../../components/notice/notice.tsx';
import {
  optionListId,
  type ComponentOptions,
  type ConfigurationOption,
} from '../../../components/option-list/option-list.tsx';
import type { BreakdownLine } from '../../../components/price-breakdown/price-breakdown.tsx';
import { useText, type Text } from '../../../messages/text.tsx';
import { optionTiles, type TileWords } from '../../configurator/option-tiles.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useShell } from '../../islands/use-shell.ts';
import { priceOfUse } from './chosen-parts.ts';
import { frameTypeOption } from './frame-type-option.ts';
import { Mats } from './mats.tsx';
import { MissingComponents } from './missing-components.tsx';
import type { PartsData } from './parts-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The most colours of one family that stand together without headings. */
const fewColours = 9;

/** The colours of a frame, family by family; those of one long family by their tones. */
const colourGroups =
  (text: Text, { families, tones }: PartsData): NonNullable<TileWords['groupsOf']> =>
  (colours) => {
    const names = [...new Set(colours.map(({ value }) => families[value] ?? ''))];
    const where = (isIn: (value: string) => boolean): readonly OptionValue[] =>
      colours.filter(({ value }) => isIn(value));
    return names.length === 1 && colours.length > fewColours
      ? frameTones.map((tone) => ({
          label: text(`parts.tone-${tone}`),
          values: where((value) => tones[value] === tone),
        }))
      : names.map((family) => ({
          label: names.length > 1 ? family : undefined,
          values: where((value) => families[value] === family),
        }));
  };

/** The words of an option of pictures; those of a material have their names as labels. */
const wordsOf = (text: Text, name: string, data: PartsData): Partial<TileWords> => {
  if (name === 'colour')
    return {
      legend: text('parts.colour'),
      groupsOf: colourGroups(text, data),
      colourOf: (value) => data.colours[value],
    };
  return name === 'glass' ? { legend: text('parts.glass') } : {};
};

/** All that is chosen, line by line, with what it costs. */
const useBreakdown = (configuration: PictureConfiguration, articleName: string) => {
  const { configurator, state, parts } = configuration;
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const surcharge = useSurcharge();
  const { data, offer } = parts;
  if (data === undefined || offer === undefined) return undefined;
  const price = selectedPrice(configurator, state);
  const whole = priceOfUse(configuration);
  const groupOf = (value: string): string =>
    offer.options.find(({ options }) => options.some((part) => part.value === value))?.group ?? '';
  const lines = whole.parts.map(({ kind, value, surcharge: amount }): BreakdownLine => {
    const id = kind === 'option' ? groupOf(value) : kind;
    return {
      name: kind === 'option' ? (data.labels[id] ?? id) : text(`parts.${kind}`),
      value: data.labels[value] ?? value,
      price: surcharge(amount),
      changeHref: `#part-${id}`,
    };
  });
  return {
    lines: [
      {
        name: articleName,
        value: formatWithUnit(locale, state.format),
        price: price && printMoney(moneyStyle, price.priceCurrent),
        changeHref: `#${optionListId}`,
      },
      ...lines,
    ],
    total:
      whole.isWhole && whole.price ? printMoney(moneyStyle, whole.price.priceCurrent) : undefined,
  };
};

/** Everything that can be chosen of an article beside its format; undefined while that is not known. */
export const useComponentOptions = (
  configuration: PictureConfiguration,
  articleName: string,
): ComponentOptions | undefined => {
  const { parts, article, state, components, kept, choose } = configuration;
  const text = useText();
  const surchargeText = useSurcharge();
  const breakdown = useBreakdown(configuration, articleName);
  const { data, offer, status } = parts;
  if (data === undefined) return undefined;
  const { frameType } = article;

  const optionOf = (option: ProductOption): ConfigurationOption => {
    const { name } = option;
    const id = `part-${name}`;
    if (name === 'mat' && frameType !== undefined)
      return {
        kind: 'own',
        id,
        drawing: <Mats configuration={configuration} data={data} frameType={frameType} />,
      };
    return optionTiles(option, {
      id,
      legend: data.labels[name] ?? name,
      labelOf: (value) =>
        value === '' ? text('parts.glass-usual') : (data.labels[value] ?? value),
      surchargeText,
      refusalText: ({ kind }) =>
        text(kind === 'not-sold' ? 'parts.not-sold' : 'parts.only-without-frame'),
      before: [
        ['material', state.material],
        ['formatType', printFormat(state.format)],
      ],
      after: kept,
      choose: (pairs) => choose(readComponents(pairs)),
      ...wordsOf(text, name, data),
    });
  };
  const notices = (
    <>
      {status === 'failed' && (
        <Notice tone="warning">
          <p>{text('parts.unavailable')}</p>
        </Notice>
      )}
      <MissingComponents configuration={configuration} data={data} />
    </>
  );
  return {
    isBusy: status === 'asking',
    options: [
      ...(data.frames.length > 0
        ? [frameTypeOption(configuration, data, text, surchargeText)]
        : []),
      { kind: 'own', id: 'part-notices', drawing: notices },
      ...(offer === undefined ? [] : pictureOptions(article, offer, components).map(optionOf)),
    ],
    breakdown,
  };
};
