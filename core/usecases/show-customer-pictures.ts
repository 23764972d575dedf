import type { MaterialType } from '../domain/catalogue/materials.ts';
import {
  customerPictureView,
  type CustomerPicture,
  type CustomerPictureView,
  type NoCustomerPicture,
} from '../domain/image/customer-pictures.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { CustomerPicturesError, HasCustomerPictures } from '../ports/customer-pictures.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { outagesReported } from './report.ts';

/** Customers' pictures of a material, or of all; an outage is logged. */
export const showCustomerPictures =
  (
    scope: ShopScope,
    materialType?: MaterialType,
  ): RTE.ReaderTaskEither<
    HasCustomerPictures & HasLog,
    CustomerPicturesError,
    readonly CustomerPicture[]
  > =>
  ({ customerPictures, log }) =>
    outagesReported({ log }, 'customer-pictures', customerPictures.list(scope, materialType));

/** One picture, with its place among those of its material. */
export const showCustomerPicture =
  (
    scope: ShopScope,
    id: string,
    materialType?: MaterialType,
  ): RTE.ReaderTaskEither<
    HasCustomerPictures & HasLog,
    CustomerPicturesError | NoCustomerPicture,
    CustomerPictureView
  > =>
  (environment) =>
    pipe(
      showCustomerPictures(scope, materialType)(environment),
      TE.flatMapEither((pictures) => customerPictureView(pictures, id)),
    );
