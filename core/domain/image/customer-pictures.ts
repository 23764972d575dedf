/** Pictures that customers took of what they bought (storefront §2, dialog "customer-picture"). */
import { E } from '../../fp.ts';

/** A customer's picture, without the customer's name. */
export type CustomerPicture = {
  readonly id: string;
  /** The path of the picture in the media library. */
  readonly source: string;
  readonly alternative: string;
};

/** A picture as the dialog shows it: where it stands, and which come before and after it. */
export type CustomerPictureView = {
  readonly picture: CustomerPicture;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
};

/** The dialog was asked for a picture that is not there. */
export type NoCustomerPicture = {
  readonly kind: 'customer-picture-not-found';
  readonly id: string;
};

/** The view of a picture among those of its page; it has no neighbour before the first and after the last. */
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
