import type { MaterialType } from '../../core/domain/catalogue/materials.ts';
import type { CustomerPicture } from '../../core/domain/image/customer-pictures.ts';
import { TE } from '../../core/fp.ts';
import type { CustomerPictures } from '../../core/ports/customer-pictures.ts';

/** A customer's picture, and what it shows. */
export type MaterialPicture = CustomerPicture & { readonly materialType: MaterialType };

/** The port over some pictures, the newest first. */
export const memoryCustomerPictures = (pictures: readonly MaterialPicture[]): CustomerPictures => ({
  list: (_, materialType) =>
    TE.right(
      pictures
        .filter((picture) => materialType === undefined || picture.materialType === materialType)
        .map(({ id, source, alternative }) => ({ id, source, alternative })),
    ),
});

/** The port while the service does not answer. */
export const failingCustomerPictures = (): CustomerPictures => ({
  list: () => TE.left({ kind: 'customer-pictures-unavailable', reason: 'no answer' }),
});
