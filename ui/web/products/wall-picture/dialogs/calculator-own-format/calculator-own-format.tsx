import { useEffect, useRef, useState } from 'react';

import {
  findMaterial,
  materialValue,
  selectedPrice,
  startOption,
} from '../../../../../../core/domain/configurator/configurator.ts';
import { nearestFormat } from '../../../../../../core/domain/configurator/nearest-format.ts';
import {
  dimensionText,
  type FormatLimits,
  type OwnFormatError,
} from '../../../../../../core/domain/format/dimension-input.ts';
import {
  formatWithUnit,
  printFormat,
  type Format,
} from '../../../../../../core/domain/format/format.ts';
import { printPrice } from '../../../../../../core/domain/money/price-style.ts';
import { OwnFormatDialog, type OwnFormatOffer } from '../../parts/own-format/own-format.tsx';
import { hiddenFieldsOf } from '../../../../../components/choice/hidden-fields.ts';
import { listedPrice } from '../../../../configurator/listed-price.ts';
import { useShell } from '../../../../islands/use-shell.ts';
import type { PictureDialogProps } from '../dialog.ts';

/** The limits of the chosen material, and the form that was sent without scripts. */
export type OwnFormatData = {
  readonly limits: FormatLimits;
  readonly typed: { readonly width: string; readonly height: string };
  readonly errors: readonly OwnFormatError[];
};

/** Milliseconds without typing before a price is asked for. */
const typingPause = 250;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A format of one's own, with its price while it is typed. */
export const OwnFormat = (props: PictureDialogProps<OwnFormatData>) => {
  const { data, frame, place, setWaiting } = props;
  const shell = useShell();
  const { moneyStyle, channel, locale, shippingHref } = shell;
  const { configurator, state, choices, hrefOfSelection, askFor } = place.configuration;
  const known = selectedPrice(configurator, state);
  const [offer, setOffer] = useState<OwnFormatOffer | undefined>(
    known && { value: printFormat(state.format), price: listedPrice(shell, known, state.format) },
  );
  const { unit, width, height } = state.format;
  const option = findMaterial(configurator, state.material) ?? startOption(configurator);
  const article = { materialType: option.materialType, frameType: option.context.frameType };
  const [isChosen, setChosen] = useState(false);
  const isWaiting = isChosen && place.configuration.isAskingPrices;

  useEffect(
    function tellWaiting() {
      setWaiting(isWaiting);
      return () => setWaiting(false);
    },
    [isWaiting, setWaiting],
  );

  const latest = useRef<Format | undefined>(undefined);
  const ask = async (format: Format): Promise<void> => {
    latest.current = format;
    // Whoever types on is asked about the last format only.
    await pause(typingPause);
    if (latest.current !== format) return;
    const { pricesOf } = await import('../../../../composition/compose.client.ts');
    const prices = await pricesOf({ channel, locale });
    const [price, standard] = await Promise.all([
      prices.inFormat(article, format),
      prices.formats(article),
    ]);
    if (price === undefined || latest.current !== format) return;
    const nearest = nearestFormat(standard, format, price.priceCurrent);
    setOffer({
      value: printFormat(format),
      price: listedPrice(shell, price, format),
      nearest: nearest && {
        text: formatWithUnit(locale, nearest.option.format),
        saving: nearest.saving && printPrice(moneyStyle, nearest.saving),
        href: hrefOfSelection({ material: state.material, format: nearest.option.format }),
      },
    });
  };

  const isSent = data.errors.length > 0;
  return (
    <OwnFormatDialog
      frame={frame}
      locale={locale}
      unit={unit}
      limits={data.limits}
      initial={
        isSent
          ? data.typed
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
      shippingHref={shippingHref}
      onFormat={(format) => void ask(format)}
      onChoose={(format) => {
        setChosen(true);
        askFor({ material: state.material, format });
      }}
    />
  );
};
