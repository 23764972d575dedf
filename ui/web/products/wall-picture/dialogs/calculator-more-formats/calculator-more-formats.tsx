import { findMaterial } from '../../../../../../core/domain/configurator/configurator.ts';
import {
  formatsInNearestMaterial,
  type FormatInMaterial,
} from '../../../../../../core/domain/configurator/format-materials.ts';
import { inFormatOrder } from '../../../../../../core/domain/configurator/format-order.ts';
import { listedFormatGroups } from '../../../../../../core/domain/catalogue/format-groups.ts';
import {
  bySize,
  equalFormats,
  formatSides,
  printFormat,
} from '../../../../../../core/domain/format/format.ts';
import { fromPriceOf } from '../../../../../../core/domain/pricing/format-groups-price.ts';
import type { MaterialFormats } from '../../../../../../core/usecases/wall-picture/configure-picture.ts';
import {
  MoreFormatsDialog,
  type FormatGroup,
  type ListedFormat,
} from '../../parts/more-formats/more-formats.tsx';
import { listedPrice } from '../../../../configurator/listed-price.ts';
import { useShell } from '../../../../islands/use-shell.ts';
import type { PictureDialogProps } from '../dialog.ts';

/** All formats of all materials of the configurator. */
export type MoreFormatsData = { readonly materials: readonly MaterialFormats[] };

/** All formats by their ratio, each in the nearest material that it is made in. */
export const MoreFormats = ({ data, frame, place }: PictureDialogProps<MoreFormatsData>) => {
  const shell = useShell();
  const { locale, shippingHref } = shell;
  const { names, configuration } = place;
  const { configurator, state, hrefOfSelection } = configuration;
  const entry = ({ material, option: { format, price } }: FormatInMaterial): ListedFormat => ({
    value: printFormat(format),
    format,
    sides: formatSides(locale, format),
    price: price && listedPrice(shell, price, format),
    otherMaterial: material === state.material ? undefined : names[material]?.fullName,
    href: hrefOfSelection({ material, format }),
    isSelected: material === state.material && equalFormats(format, state.format),
    verdict: place.look?.verdictOf(format),
  });
  const listed = formatsInNearestMaterial(configurator, data.materials, state.material).toSorted(
    (first, second) => bySize(first.option.format, second.option.format),
  );
  const grouped = listed.map((one) => ({
    ...one,
    format: one.option.format,
    materialType: findMaterial(configurator, one.material)?.materialType,
  }));
  const groups: readonly FormatGroup[] = listedFormatGroups(grouped).map(({ key, formats }) => {
    const from = fromPriceOf(formats.map(({ option }) => option));
    return {
      key,
      formats: inFormatOrder(configurator, formats).map(entry),
      from: from && { ...listedPrice(shell, from.price), isFrom: from.isFrom },
    };
  });
  return (
    <MoreFormatsDialog
      frame={frame}
      unit={state.format.unit}
      groups={groups}
      shippingHref={shippingHref}
    />
  );
};
