import type { CustomerPictureView } from '../../../../../../core/domain/image/customer-pictures.ts';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { CustomerPictureDialog } from '../../parts/customer-picture/customer-picture.tsx';
import type { PictureDialogProps } from '../dialog.ts';

/** A customer's picture among the others of its material; undefined where it is not there. */
export type CustomerPictureData = {
  readonly product: string;
  readonly shown:
    | (CustomerPictureView & {
        readonly large: PictureSize;
        readonly small: PictureSize;
      })
    | undefined;
};

/** Customers' pictures of the chosen material, one after the other. */
export const CustomerPictures = ({
  data: { product, shown },
  frame,
  hrefOfPicture,
}: PictureDialogProps<CustomerPictureData>) => {
  const hrefOf = (id: string | undefined) => (id === undefined ? undefined : hrefOfPicture(id));
  return (
    <CustomerPictureDialog
      frame={frame}
      product={product}
      shown={
        shown && {
          picture: { ...shown.large, phone: shown.small, alt: shown.picture.alternative },
          position: shown.position,
          total: shown.total,
          previousHref: hrefOf(shown.previousId),
          nextHref: hrefOf(shown.nextId),
        }
      }
    />
  );
};
