import { useRef, useState } from 'react';

import {
  findMaterial,
  materialValue,
  selectedPrice,
  startOption,
} from '../../../../core/domain/calculator/calculator.ts';
import {
  formatsInNearestMaterial,
  type FormatInMaterial,
} from '../../../../core/domain/calculator/format-materials.ts';
import { inFormatOrder } from '../../../../core/domain/calculator/format-order.ts';
import { nearestFormat } from '../../../../core/domain/calculator/nearest-format.ts';
import { dimensionText } from '../../../../core/domain/format/dimension-input.ts';
import { listedFormatGroups } from '../../../../core/domain/format/format-groups.ts';
import {
  equalFormats,
  formatSides,
  formatWithUnit,
  printFormat,
  type Format,
} from '../../../../core/domain/format/format.ts';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import {
  MoreFormatsDialog,
  type FormatGroup,
  type ListedFormat,
} from '../../../components/more-formats/more-formats.tsx';
import {
  OwnFormatDialog,
  type OwnFormatOffer,
} from '../../../components/own-format/own-format.tsx';
import { useShell } from '../../shell/use-shell.ts';
import type { DialogData, OptionNames } from './calculator-data.ts';
import { hiddenFieldsOf } from './hidden-fields.ts';
import { shownPrice } from '../../shell/shown-price.ts';
import type { CalculatorUse } from './use-calculator.ts';

type CalculatorDialogProps = {
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly dialog: DialogData;
  readonly use: CalculatorUse;
};

const bySize = (one: FormatInMaterial, other: FormatInMaterial): number =>
  one.option.format.width * one.option.format.height -
  other.option.format.width * other.option.format.height;

type MoreProps = CalculatorDialogProps & {
  readonly dialog: Extract<DialogData, { kind: 'more-formats' }>;
  readonly onClose: () => void;
};

const More = ({ names, dialog, use, onClose }: MoreProps) => {
  const { locale, moneyStyle } = useShell();
  const { calculator, state, hrefOf, hrefOfSelection } = use;
  const entry = ({ material, option: { format, price } }: FormatInMaterial): ListedFormat => ({
    value: printFormat(format),
    format,
    sides: formatSides(locale, format),
    price: price && shownPrice(moneyStyle, price),
    otherMaterial: material === state.material ? undefined : names[material]?.fullName,
    href: hrefOfSelection({ material, format }),
    isSelected: material === state.material && equalFormats(format, state.format),
  });
  const listed = [...formatsInNearestMaterial(calculator, dialog.materials, state.material)].sort(
    bySize,
  );
  const grouped = listed.map((one) => ({
    ...one,
    format: one.option.format,
    materialType: findMaterial(calculator, one.material)?.materialType,
  }));
  const groups: readonly FormatGroup[] = listedFormatGroups(grouped).map(({ key, formats }) => ({
    key,
    formats: inFormatOrder(calculator, formats).map(entry),
  }));
  return (
    <MoreFormatsDialog
      unit={state.format.unit}
      groups={groups}
      isOpen
      onClose={onClose}
      closeHref={hrefOf()}
    />
  );
};

/** How long typing rests before a price is asked for, in milliseconds. */
const typingPause = 250;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type OwnProps = CalculatorDialogProps & {
  readonly dialog: Extract<DialogData, { kind: 'own-format' }>;
  readonly onClose: () => void;
};

const Own = ({ dialog, use, onClose }: OwnProps) => {
  const { moneyStyle, channel, locale } = useShell();
  const { calculator, state, choices, hrefOf, hrefOfSelection, askFor } = use;
  const known = selectedPrice(calculator, state);
  const [offer, setOffer] = useState<OwnFormatOffer | undefined>(
    known && { value: printFormat(state.format), price: shownPrice(moneyStyle, known) },
  );
  const { unit, width, height } = state.format;
  const option = findMaterial(calculator, state.material) ?? startOption(calculator);
  const article = { materialType: option.materialType, frameType: option.context.frameType };
  const choose = (format: Format): void => askFor({ material: state.material, format });

  const latest = useRef<Format | undefined>(undefined);
  const ask = async (format: Format): Promise<void> => {
    latest.current = format;
    // Whoever types on is asked about the last format only.
    await pause(typingPause);
    if (latest.current !== format) return;
    const { pricesOf } = await import('../../compose.client.ts');
    const prices = await pricesOf({ channel, locale });
    const [price, standard] = await Promise.all([
      prices.article(article, format),
      prices.formats(article),
    ]);
    if (price === undefined || latest.current !== format) return;
    const nearest = nearestFormat(standard, format, price.priceCurrent);
    setOffer({
      value: printFormat(format),
      price: shownPrice(moneyStyle, price),
      nearest: nearest && {
        text: formatWithUnit(locale, nearest.option.format),
        saving: printMoney(moneyStyle, nearest.saving),
        href: hrefOfSelection({ material: state.material, format: nearest.option.format }),
      },
    });
  };

  const isSent = dialog.errors.length > 0;
  return (
    <OwnFormatDialog
      locale={locale}
      unit={unit}
      limits={dialog.limits}
      initial={
        isSent
          ? dialog.typed
          : { width: dimensionText(unit, width), height: dimensionText(unit, height) }
      }
      isSent={isSent}
      hiddenFields={[
        {
          name: 'material',
          value: materialValue(option.materialType, option.context.frameType),
        },
        ...hiddenFieldsOf(choices),
        { name: 'dialog', value: 'calculator-own-format' },
      ]}
      offer={offer}
      onFormat={(format) => void ask(format)}
      onChoose={choose}
      isOpen
      onClose={onClose}
      closeHref={hrefOf()}
    />
  );
};

/** The dialog over a product page; in a chunk of its own, loaded when it is opened. */
export const CalculatorDialog = (props: CalculatorDialogProps) => {
  const { dialog, use } = props;
  switch (dialog.kind) {
    case 'more-formats':
      return <More {...props} dialog={dialog} onClose={use.closeDialog} />;
    case 'own-format':
      return <Own {...props} dialog={dialog} onClose={use.closeDialog} />;
    case 'unavailable':
      return null;
  }
};
