import type {
  OptionRefusal,
  OptionValue,
  ProductOption,
} from '../../../core/domain/products/product.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';
import type { ConfigurationOption } from '../../components/option-list/option-list.tsx';
import { hiddenFieldsOf } from './hidden-fields.ts';

/** Without a label its values stand alone. */
type ValueGroup = {
  readonly label?: string | undefined;
  readonly values: readonly OptionValue[];
};

export type TileWords = {
  /** The option's anchor. */
  readonly id: string;
  readonly legend: string;
  readonly labelOf: (value: string) => string;
  /** As CSS writes it. */
  readonly colourOf?: ((value: string) => string | undefined) | undefined;
  readonly surchargeText: (minorUnits: number) => string | undefined;
  readonly refusalText: (refusal: OptionRefusal) => string;
  /** All values are one group without it. */
  readonly groupsOf?: ((values: readonly OptionValue[]) => readonly ValueGroup[]) | undefined;
  /** Fields of the form before and after those of the options. */
  readonly before: QueryPairs;
  readonly after: QueryPairs;
  /** Takes the address's pairs for all options. */
  readonly choose: (pairs: QueryPairs) => void;
};

/** The address's pairs for the product's other options. */
const pairsOfOthers = ({ key, values }: ProductOption): QueryPairs => {
  const names = new Set(values.map(({ value }) => value));
  const shown = values.find(({ isChosen }) => isChosen) ?? values[0];
  return shown?.pairs.filter(([name, value]) => name !== key || !names.has(value)) ?? [];
};

/** Tiles for an option of any product, with surcharges and reasons against. */
export const optionTiles = (option: ProductOption, words: TileWords): ConfigurationOption => {
  const { key, values } = option;
  const { id, legend, labelOf, colourOf, surchargeText, refusalText, before, after } = words;
  const groups = words.groupsOf?.(values) ?? [{ values }];
  const chosen = values.find(({ isChosen }) => isChosen);
  return {
    kind: 'tiles',
    id,
    name: key,
    legend,
    selectedText: chosen === undefined ? '' : labelOf(chosen.value),
    groups: groups
      .filter((group) => group.values.length > 0)
      .map((group) => ({
        label: group.label,
        options: group.values.map(({ value, surcharge, isDefault, isChosen, refusal }) => ({
          value,
          label: labelOf(value),
          surcharge: surchargeText(surcharge),
          isDefault,
          isSelected: isChosen,
          reason: refusal && refusalText(refusal),
          colour: colourOf?.(value),
        })),
      })),
    hiddenFields: hiddenFieldsOf([...before, ...pairsOfOthers(option), ...after]),
    onSelect: (value) => {
      const pairs = values.find((one) => one.value === value)?.pairs;
      if (pairs !== undefined) words.choose(pairs);
    },
  };
};
