/** Pictures that customers took (storefront §2, dialog "customer-picture"). */
import { E } from '../../fp.ts';

/** Without the customer's name. */
export type CustomerPicture = {
  readonly id: string;
  /** In the media library. */
  readonly source: string;
  readonly alternative: string;
};

export type CustomerPictureView = {
  readonly picture: CustomerPicture;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
};

export type NoCustomerPicture = {
  readonly kind: 'customer-picture-not-found';
  readonly id: string;
};

/** A picture of a page, without a neighbour before the first or after the last. */
export const customerPictureView = (
  pictures: readonly CustomerPicture[],
  id: string,
): E.Either<NoCustomerPicture, CustomerPictureView> => {
  const index = pictures.findIndex((one) => one.id === id);
  const picture = pictures[index];
  return picture === undefined
    ? E.left({ kind: 'customer-picture-not-found', id })
    : E.right({
        picture,
        position: index + 1,
        total: pictures.length,
        previousId: pictures[index - 1]?.id,
        nextId: pictures[index + 1]?.id,
      });
};
