import {
  discountArg,
  frameArg,
  materialArg,
  priceArg,
  sidesArg,
  textArg,
} from '../../messages/story-args.ts';
import type { FormatChoiceOption, FormatChoiceProps } from '../format-choice/format-choice.tsx';
import type {
  MaterialChoiceOption,
  MaterialChoiceProps,
} from '../material-choice/material-choice.tsx';
import { dawnPicture, duskPicture, paperPicture } from '../picture/sample-pictures.ts';
import type { OptionListProps } from './option-list.tsx';

export const sampleMaterials: readonly MaterialChoiceOption[] = [
  {
    value: 'leinwand',
    label: materialArg('leinwand'),
    swatch: paperPicture,
    price: `60 × 40 · ${priceArg(4490)}`,
    isSelected: true,
  },
  {
    value: 'leinwand+schattenfuge-leinwand',
    label: materialArg('leinwand'),
    frameLabel: frameArg('schattenfuge-leinwand'),
    swatch: paperPicture,
    price: `60 × 40 · ${priceArg(6990)}`,
    isSelected: false,
  },
  {
    value: 'acrylglas',
    label: materialArg('acrylglas'),
    swatch: dawnPicture,
    price: `60 × 40 · ${priceArg(7490)}`,
    isSelected: false,
  },
  {
    value: 'acrylglas+artbox',
    label: materialArg('acrylglas'),
    frameLabel: frameArg('artbox'),
    swatch: dawnPicture,
    price: `60 × 40 · ${priceArg(11_990)}`,
    isSelected: false,
  },
  {
    value: 'aludibond',
    label: materialArg('aludibond'),
    swatch: duskPicture,
    price: `60 × 40 · ${priceArg(5990)}`,
    isSelected: false,
  },
  {
    value: 'hahnemuehle+holzrahmen',
    label: materialArg('hahnemuehle'),
    frameLabel: frameArg('holzrahmen'),
    swatch: paperPicture,
    price: `60 × 40 · ${priceArg(6890)}`,
    isSelected: false,
  },
];

type Row = readonly [width: number, height: number, current: number, original?: number];

const option = ([width, height, current, original]: Row): FormatChoiceOption => ({
  value: `${width}x${height}`,
  format: { width, height },
  sides: sidesArg({ width, height }),
  price: {
    current: priceArg(current),
    ...(original !== undefined && { original: priceArg(original), discount: discountArg(18) }),
  },
  isSelected: width === 600,
});

const rows = (prices: readonly Row[]): readonly FormatChoiceOption[] => prices.map(option);

export const sampleFormats = rows([
  [300, 200, 1990],
  [400, 300, 2990],
  [600, 400, 4490],
  [900, 600, 6490, 7990],
  [1200, 800, 11_990],
  [1500, 1000, 17_990],
]);

/** With long amounts, as francs have them. */
export const longFormats = rows([
  [300, 200, 2490],
  [400, 300, 3690],
  [600, 400, 5490],
  [900, 600, 9990, 11_990],
  [1200, 800, 14_990],
  [3000, 2000, 123_450],
]);

export const inchFormats: readonly FormatChoiceOption[] = rows([
  [120, 80, 2490],
  [160, 120, 3690],
  [240, 160, 4990],
  [360, 240, 8990],
  [480, 320, 13_990],
  [605, 400, 19_990],
]).map((each) => ({ ...each, isSelected: each.value === '240x160' }));

export const sampleFormatChoice = {
  unit: 'cm',
  options: sampleFormats,
  hiddenFields: [{ name: 'material', value: 'leinwand' }],
  moreHref: '?material=leinwand&dialog=calculator-more-formats',
  ownHref: '?material=leinwand&dialog=calculator-own-format',
  retryHref: '?material=leinwand',
} as const;

export type SampleChoices = Omit<OptionListProps, 'options'> & {
  readonly material: Pick<MaterialChoiceProps, 'options' | 'hiddenFields' | 'onSelect'>;
  readonly format: Omit<FormatChoiceProps, 'legend' | 'selectedText' | 'status' | 'returnId'>;
};

export const sampleConfigurator: SampleChoices = {
  headline: textArg('story.your-format'),
  status: 'ready',
  material: { options: sampleMaterials, hiddenFields: [] },
  format: sampleFormatChoice,
  chosen: { words: `${materialArg('leinwand')}, 60 × 40 cm`, price: priceArg(4490) },
};
