import { E } from '../../../../../../core/fp.ts';
import { moreFormats } from '../../../../../../core/usecases/wall-picture/configure-picture.ts';
import { moreFormatsMessages } from '../../parts/more-formats/messages.ts';
import type { PictureDialogOnServer } from '../dialog.ts';
import type { MoreFormatsData } from './calculator-more-formats.tsx';

/** The server's part of the dialog of more formats. */
export const moreFormatsOnServer: PictureDialogOnServer<MoreFormatsData> = {
  load: async ({ request, scope, configurator }) => {
    const materials = await moreFormats(scope, configurator)(request.ports)();
    return E.isRight(materials)
      ? { kind: 'ready', data: { materials: materials.right } }
      : { kind: 'unavailable' };
  },
  messages: [moreFormatsMessages],
};
