import {
  findMaterial,
  startOption,
} from '../../../../../../core/domain/configurator/configurator.ts';
import { materialLabel } from '../../../../../../core/domain/catalogue/labels.ts';
import { sourceAttributes } from '../../../../../../core/domain/image/attributes.ts';
import { customerPictureView } from '../../../../../../core/domain/image/customer-pictures.ts';
import { E } from '../../../../../../core/fp.ts';
import { showCustomerPictures } from '../../../../../../core/usecases/show-customer-pictures.ts';
import { customerPictureMessages } from '../../parts/customer-picture/messages.ts';
import type { PictureDialogOnServer } from '../dialog.ts';
import type { CustomerPictureData } from './customer-picture.tsx';

/** The server's part of customers' pictures. A picture that is not there is answered with the first. */
export const customerPictureOnServer: PictureDialogOnServer<CustomerPictureData> = {
  load: async ({ request, scope, query, configurator, state }) => {
    const { materialType } =
      findMaterial(configurator, state.material) ?? startOption(configurator);
    const listed = await showCustomerPictures(scope, materialType)(request.ports)();
    if (E.isLeft(listed)) return { kind: 'unavailable' };
    const pictures = listed.right;
    const wanted = customerPictureView(pictures, query('picture') ?? '');
    const view = E.isRight(wanted) ? wanted : customerPictureView(pictures, pictures[0]?.id ?? '');
    return {
      kind: 'ready',
      data: {
        product: materialLabel(scope.locale, materialType),
        shown: E.isRight(view)
          ? {
              ...view.right,
              large: sourceAttributes('detail', view.right.picture.source),
              small: sourceAttributes('detail-small', view.right.picture.source),
            }
          : undefined,
      },
    };
  },
  messages: [customerPictureMessages],
};
