import { findMaterial, startOption } from '../../../../../core/domain/configurator/configurator.ts';
import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import type { PictureSize } from '../../../../components/picture/picture.tsx';
import type { DialogContent } from '../../../dialogs/dialog.ts';
import type { DialogRequest } from './dialog.ts';

/** The motif of a product's pictures, and what it shows on the chosen material. */
export type ProductMotif = { readonly motif: PictureSize; readonly alternative: string };

/** Loads a dialog that draws the product by itself, and needs no more of the server than the motif. */
export const loadProductMotif = async ({
  block: { motif },
  configurator,
  state,
  names,
}: DialogRequest): Promise<DialogContent<ProductMotif>> => {
  const option = findMaterial(configurator, state.material) ?? startOption(configurator);
  return {
    kind: 'ready',
    data: {
      motif: sourceAttributes('motif', motif.source),
      alternative: `${names[option.value]?.fullName ?? ''}, ${motif.alternative}`,
    },
  };
};
