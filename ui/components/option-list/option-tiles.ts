import type {
  OptionRefusal,
  OptionValue,
  ProductOption,
} from '../../../core/domain/products/product.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';
import { hiddenFieldsOf } from '../choice/hidden-fields.ts';
import type { ConfigurationOption } from './option-list.tsx';

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
  readonly refusalText: (refusal: OptionRefusal, value: string) => string;
  /** All values are one group without it. */
  readonly groupsOf?: ((values: readonly OptionValue[]) => readonly ValueGroup[]) | undefined;
  /** Fields of the form after those of the options. */
  readonly after: QueryPairs;
  readonly choose: (value: string) => void;
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
  const { id, legend, labelOf, colourOf, surchargeText, refusalText, after } = words;
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
          reason: refusal && refusalText(refusal, value),
          colour: colourOf?.(value),
        })),
      })),
    hiddenFields: hiddenFieldsOf([...pairsOfOthers(option), ...after]),
    onSelect: words.choose,
  };
};

/** How a product draws options of its own kinds, by their names. */
export type OwnDrawings = Readonly<Record<string, (option: ProductOption) => ConfigurationOption>>;

/** The options of any product as they are drawn: those of its own kinds by itself, others as tiles. */
export const drawnOptions = (
  options: readonly ProductOption[],
  own: OwnDrawings,
  wordsOf?: (option: ProductOption) => TileWords,
): readonly ConfigurationOption[] =>
  options.flatMap(
    (option) => own[option.name]?.(option) ?? (wordsOf ? optionTiles(option, wordsOf(option)) : []),
  );
