import type { PictureSize } from '../../../../components/picture/picture.tsx';
import type { DialogPlace } from './dialog.ts';
import type { ProductMotif } from './product-motif.ts';

/** The shopper's own picture if there is one, otherwise the product's motif. */
export const chosenMotif = (
  { motif, alternative }: ProductMotif,
  { names, configuration, look }: DialogPlace,
): { readonly picture: PictureSize; readonly alternative: string } =>
  look === undefined
    ? { picture: motif, alternative }
    : {
        picture: look.picture,
        alternative: `${names[configuration.state.material]?.fullName ?? ''}, ${look.alternative}`,
      };
