import { printFormat } from '../../../core/domain/format/format.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import type {
  OfferedPart,
  PartRefusal,
} from '../../../core/domain/products/wall-picture/part-offer.ts';
import {
  printPartWish,
  type PartWish,
} from '../../../core/domain/products/wall-picture/part-wish.ts';
import type { PartChoiceOption } from '../../components/part-choice/part-choice.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { useShell } from '../shell/use-shell.ts';
import { hiddenFieldsOf } from './hidden-fields.ts';
import type { PartsData } from './parts-data.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

/** What every choice of a part is made from. */
export type PartProps = {
  readonly use: ConfiguratorUse;
  readonly data: PartsData;
};

/** Prints what something costs more: `+ 5,00 €`; nothing where it costs nothing more. */
export const useSurcharge = () => {
  const { locale, moneyStyle } = useShell();
  const currency = currencyOf(locale);
  return (minorUnits: number): string | undefined => {
    if (minorUnits === 0) return undefined;
    const sign = minorUnits < 0 ? '\u2212' : '+';
    return `${sign}\u00a0${printMoney(moneyStyle, { minorUnits: Math.abs(minorUnits), currency })}`;
  };
};

/** Why a part cannot be chosen, in words; undefined where it can. */
export const reasonOf = (text: Text, refusal: PartRefusal | undefined): string | undefined =>
  refusal && text(`parts.${refusal}`);

/** Makes a tile of a part that is offered: its name, what it costs more, and why not, if it is refused. */
export const usePartOption = ({ labels }: PartsData) => {
  const text = useText();
  const surcharge = useSurcharge();
  return (part: OfferedPart, chosen: string | undefined): PartChoiceOption => ({
    value: part.value,
    label: labels[part.value] ?? part.value,
    surcharge: surcharge(part.surcharge),
    isDefault: part.isDefault,
    isSelected: part.value === chosen,
    reason: reasonOf(text, part.refusal),
  });
};

/** What the forms of the parts send beside the part itself. */
export const fieldsWithout = ({ state, wish, kept }: ConfiguratorUse, left: Partial<PartWish>) => [
  { name: 'material', value: state.material },
  { name: 'formatType', value: printFormat(state.format) },
  ...hiddenFieldsOf([...printPartWish({ ...wish, ...left }), ...kept]),
];
