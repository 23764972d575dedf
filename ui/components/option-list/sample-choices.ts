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
    label: 'Leinwand',
    swatch: paperPicture,
    price: '60 × 40 · 44,90\u00a0€',
    isSelected: true,
  },
  {
    value: 'leinwand+schattenfuge-leinwand',
    label: 'Leinwand',
    frameLabel: 'Schattenfugenrahmen',
    swatch: paperPicture,
    price: '60 × 40 · 69,90\u00a0€',
    isSelected: false,
  },
  {
    value: 'acrylglas',
    label: 'Acrylglas',
    swatch: dawnPicture,
    price: '60 × 40 · 74,90\u00a0€',
    isSelected: false,
  },
  {
    value: 'acrylglas+artbox',
    label: 'Acrylglas',
    frameLabel: 'Artbox',
    swatch: dawnPicture,
    price: '60 × 40 · 119,90\u00a0€',
    isSelected: false,
  },
  {
    value: 'aludibond',
    label: 'Alu-Dibond',
    swatch: duskPicture,
    price: '60 × 40 · 59,90\u00a0€',
    isSelected: false,
  },
  {
    value: 'hahnemuehle+holzrahmen',
    label: 'Hahnemühle FineArt',
    frameLabel: 'Holzrahmen',
    swatch: paperPicture,
    price: '60 × 40 · 68,90\u00a0€',
    isSelected: false,
  },
];

type Row = readonly [width: number, height: number, current: string, original?: string];

const option = ([width, height, current, original]: Row): FormatChoiceOption => ({
  value: `${width}x${height}`,
  format: { width, height },
  sides: `${width / 10} × ${height / 10}`,
  price: {
    current,
    ...(original !== undefined && { original, discount: '−18\u00a0%' }),
  },
  isSelected: width === 600,
});

const rows = (prices: readonly Row[]): readonly FormatChoiceOption[] => prices.map(option);

export const euroFormats = rows([
  [300, 200, '19,90 €'],
  [400, 300, '29,90 €'],
  [600, 400, '44,90 €'],
  [900, 600, '64,90 €', '79,90 €'],
  [1200, 800, '119,90 €'],
  [1500, 1000, '179,90 €'],
]);

export const francFormats = rows([
  [300, 200, 'CHF 24.90'],
  [400, 300, 'CHF 36.90'],
  [600, 400, 'CHF 54.90'],
  [900, 600, 'CHF 99.90', 'CHF 119.90'],
  [1200, 800, 'CHF 149.90'],
  [3000, 2000, 'CHF 1’234.50'],
]);

export const dollarFormats: readonly FormatChoiceOption[] = rows([
  [120, 80, '$24.90'],
  [160, 120, '$36.90'],
  [240, 160, '$49.90'],
  [360, 240, '$89.90'],
  [480, 320, '$139.90'],
  [605, 400, '$199.90'],
]).map((each) => ({ ...each, sides: each.sides, isSelected: each.value === '240x160' }));

export const sampleFormatChoice = {
  unit: 'cm',
  options: euroFormats,
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
  headline: 'Ihr Wunschformat und sein Preis',
  status: 'ready',
  material: { options: sampleMaterials, hiddenFields: [] },
  format: sampleFormatChoice,
  chosen: { words: 'Leinwand, 60 × 40 cm', price: '44,90 €' },
};
