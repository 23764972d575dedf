import { isPhotoboxPaper, isPhotoboxType } from '../../../core/domain/catalogue/photoboxes.ts';
import { isPhotoPrintFormat } from '../../../core/domain/format/photo-print-formats.ts';
import { t } from '../../../core/fp.ts';
import { Count, refined, WirePrice } from '../codecs/wire.ts';

const WireAmounts = t.type({ priceCurrent: WirePrice, priceOriginal: WirePrice }, 'WireAmounts');

/** Every type that is sold, with what it costs where nothing is chosen of it. */
export const PhotoboxDataAnswer = t.type(
  {
    payload: t.type({
      photoboxes: t.readonlyArray(
        t.type({
          photoboxType: refined('WirePhotoboxType', isPhotoboxType),
          /** The usual one first. */
          formats: t.readonlyArray(refined('WirePhotoPrintFormat', isPhotoPrintFormat)),
          /** The usual one first. */
          papers: t.readonlyArray(refined('WirePhotoboxPaper', isPhotoboxPaper)),
          amounts: t.type({ minimum: Count, maximum: Count, usual: Count }),
          price: WireAmounts,
        }),
      ),
    }),
  },
  'PhotoboxDataAnswer',
);

/** A box or prints as their designer is handed them; what is wrong with them the core says. */
export const PhotoboxPriceQuery = t.intersection(
  [
    t.type({ photoboxType: t.string }),
    t.partial({ photoboxFormat: t.string, paperType: t.string, amount: t.string }),
  ],
  'PhotoboxPriceQuery',
);

/** All of it, each print, and the box by itself; without prices where it is not sold so. */
export const PhotoboxPriceAnswer = t.type(
  {
    payload: t.intersection([
      t.type({ isAvailable: t.boolean, amount: Count }),
      t.partial({ total: WireAmounts, each: WireAmounts, box: WireAmounts }),
    ]),
  },
  'PhotoboxPriceAnswer',
);
