import { t } from '../../../core/fp.ts';
import { refined, WireMaterial } from './wire.ts';

/** Without a material: all. */
export const CustomerPicturesQuery = t.partial(
  { materialType: WireMaterial },
  'CustomerPicturesQuery',
);

/** Stands in addresses of pages. */
const PictureId = refined(
  'PictureId',
  (value): value is string => typeof value === 'string' && /^[a-z\d-]{1,64}$/u.test(value),
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
