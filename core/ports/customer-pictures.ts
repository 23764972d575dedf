import type { MaterialType } from '../domain/catalogue/materials.ts';
import type { CustomerPicture } from '../domain/image/customer-pictures.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

export type CustomerPicturesError = Outage<'customer-pictures-unavailable'>;

/** Of what customers bought (storefront §7: `customer-picture`). */
export type CustomerPictures = {
  /** Those of a material, or of all, the newest first. */
  readonly list: (
    scope: ShopScope,
    materialType?: MaterialType,
  ) => TE.TaskEither<CustomerPicturesError, readonly CustomerPicture[]>;
};

export type HasCustomerPictures = { readonly customerPictures: CustomerPictures };
