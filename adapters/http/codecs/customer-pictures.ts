import { t } from '../../../core/fp.ts';
import { refinedText, WireMaterial } from './wire.ts';

/** Without a material: all. */
export const CustomerPicturesQuery = t.partial(
  { materialType: WireMaterial },
  'CustomerPicturesQuery',
);

/** Stands in addresses of pages. */
const PictureId = refinedText('PictureId', (text): text is string =>
  /^[a-z\d-]{1,64}$/u.test(text),
);

/** The newest first; `source` is an address in the media library. */
export const CustomerPicturesAnswer = t.type(
  {
    payload: t.type({
      pictures: t.readonlyArray(
        t.type({ id: PictureId, source: t.string, alternative: t.string }, 'CustomerPicture'),
      ),
    }),
  },
  'CustomerPicturesAnswer',
);
