import { frameTones } from '../../../../core/domain/catalogue/frame-tone-names.ts';
import { selectedPrice } from '../../../../core/domain/configurator/configurator.ts';
import { formatWithUnit } from '../../../../core/domain/format/format.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import type { OptionValue, ProductOption } from '../../../../core/domain/products/product.ts';
import { Notice } from '../../../components/notice/notice.tsx';
import type { Configuration } from '../../../components/configurator/configuration.ts';
import {
  optionListId,
  type ConfigurationOption,
} from '../../../components/option-list/option-list.tsx';
import { drawnOptions, type TileWords } from '../../../components/option-list/option-tiles.ts';
import type { BreakdownLine } from '../../../components/price-breakdown/price-breakdown.tsx';
import { useText, type Text } from '../../../messages/text.tsx';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useShell } from '../../islands/use-shell.ts';
import { useFormatDrawing, useMaterialDrawing, type ArticleSetting } from './article-drawings.tsx';
import { priceOfConfiguration } from './chosen-components.ts';
import { Mats } from './mats.tsx';
import { MissingComponents } from './missing-components.tsx';
import type { ComponentsData } from './components-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The most colours of one family that stand together without headings. */
const fewColours = 9;

/** The colours of a frame, family by family; those of one long family by their tones. */
const colourGroups =
  (text: Text, { families, tones }: ComponentsData): NonNullable<TileWords['groupsOf']> =>
  (colours) => {
    const names = [...new Set(colours.map(({ value }) => families[value] ?? ''))];
    const where = (isIn: (value: string) => boolean): readonly OptionValue[] =>
      colours.filter(({ value }) => isIn(value));
    return names.length === 1 && colours.length > fewColours
      ? frameTones.map((tone) => ({
          label: text(`components.tone-${tone}`),
          values: where((value) => tones[value] === tone),
        }))
      : names.map((family) => ({
          label: names.length > 1 ? family : undefined,
          values: where((value) => families[value] === family),
        }));
  };

/** Why a frame cannot be put around the material. */
const frameRefusal =
  (text: Text, { frames, labels }: ComponentsData): TileWords['refusalText'] =>
  (refusal, value) => {
    const [, frameType = ''] = value.split('+');
    if (refusal.kind === 'excluded')
      return text('components.holds-others', { materials: labels[`${frameType}:holds`] ?? '' });
    const isNowhere = frames.some((one) => one.frameType === frameType && one.refusal);
    return text(isNowhere ? 'components.not-sold-here' : 'components.not-sold');
  };

/** What is special about an option of pictures; those of a material have their names as labels. */
const specialWords = (text: Text, name: string, data: ComponentsData): Partial<TileWords> => {
  if (name === 'frame')
    return {
      legend: text('components.frame'),
      labelOf: (value) => {
        const [, frameType] = value.split('+');
        return frameType === undefined
          ? text('components.no-frame')
          : (data.labels[frameType] ?? frameType);
      },
      refusalText: frameRefusal(text, data),
    };
  if (name === 'colour')
    return {
      legend: text('components.colour'),
      groupsOf: colourGroups(text, data),
      colourOf: (value) => data.colours[value],
    };
  return name === 'glass' ? { legend: text('components.glass') } : {};
};

/** All that is chosen, line by line, with what it costs. */
const useBreakdown = (configuration: PictureConfiguration, articleName: string) => {
  const { configurator, state, knownComponents } = configuration;
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const surcharge = useSurcharge();
  const { data, offer } = knownComponents;
  if (data === undefined || offer === undefined) return undefined;
  const price = selectedPrice(configurator, state);
  const whole = priceOfConfiguration(configuration);
  const groupOf = (value: string): string =>
    offer.options.find(({ options }) => options.some((part) => part.value === value))?.group ?? '';
  const lines = whole.components.map(({ kind, value, surcharge: amount }): BreakdownLine => {
    const id = kind === 'option' ? groupOf(value) : kind;
    return {
      name: kind === 'option' ? (data.labels[id] ?? id) : text(`components.${kind}`),
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
        price: price && printPrice(moneyStyle, price.priceCurrent),
        changeHref: `#${optionListId}`,
      },
      ...lines,
    ],
    total:
      whole.isWhole && whole.price ? printPrice(moneyStyle, whole.price.priceCurrent) : undefined,
  };
};

/** Those of the article, above all others. */
const isOfArticle = ({ name }: ProductOption): boolean => name === 'material' || name === 'format';

/** All that can be chosen of a picture; its components are undefined while they are not known. */
export const usePictureOptions = (
  setting: ArticleSetting,
  articleName: string,
): Pick<Configuration, 'options' | 'components'> => {
  const { configuration } = setting;
  const { knownComponents, article, options, kept, take } = configuration;
  const text = useText();
  const surchargeText = useSurcharge();
  const breakdown = useBreakdown(configuration, articleName);
  const ofArticle = { material: useMaterialDrawing(setting), format: useFormatDrawing(setting) };
  const { data, status } = knownComponents;
  const { frameType } = article;

  const wordsOf = (option: ProductOption): TileWords => ({
    id: `part-${option.name}`,
    legend: data?.labels[option.name] ?? option.name,
    labelOf: (value) =>
      value === '' ? text('components.glass-usual') : (data?.labels[value] ?? value),
    surchargeText,
    refusalText: ({ kind }) =>
      text(kind === 'not-sold' ? 'components.not-sold' : 'components.only-without-frame'),
    after: kept,
    choose: (value) => take(option, value),
    ...(data && specialWords(text, option.name, data)),
  });
  const own = {
    ...ofArticle,
    ...(data !== undefined &&
      frameType !== undefined && {
        mat: ({ name }: ProductOption): ConfigurationOption => ({
          kind: 'own',
          id: `part-${name}`,
          drawing: <Mats configuration={configuration} data={data} frameType={frameType} />,
        }),
      }),
  };
  const drawn = (those: (option: ProductOption) => boolean) =>
    drawnOptions(options.filter(those), own, wordsOf);
  if (data === undefined) return { options: drawn(isOfArticle) };

  const notices = (
    <>
      {status === 'failed' && (
        <Notice tone="warning">
          <p>{text('components.unavailable')}</p>
        </Notice>
      )}
      <MissingComponents configuration={configuration} data={data} />
    </>
  );
  const isFrame = ({ name }: ProductOption): boolean => name === 'frame';
  return {
    options: drawn(isOfArticle),
    components: {
      isBusy: status === 'asking',
      options: [
        ...drawn(isFrame),
        { kind: 'own', id: 'part-notices', drawing: notices },
        ...drawn((option) => !isOfArticle(option) && !isFrame(option)),
      ],
      breakdown,
    },
  };
};
