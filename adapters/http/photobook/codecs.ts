import { isPhotobookFormat } from '../../../core/domain/products/photobook/photobooks.ts';
import { t } from '../../../core/fp.ts';
import { Count, refined, WireAmounts, WireDesignGroupId } from '../codecs/wire.ts';

export const PhotobookDesignGroupSetQuery = t.type(
  {
    designGroupSetId: WireDesignGroupId,
  },
  'PhotobookDesignGroupSetQuery',
);

/** A look, and the designer's template of it for each format. */
export const PhotobookDesignGroupSetAnswer = t.type(
  {
    payload: t.type({
      designGroupSet: t.type({
        designGroupSetId: t.string,
        name: t.string,
        designGroups: t.readonlyArray(
          t.type({
            format: refined('WirePhotobookFormat', isPhotobookFormat),
            templateId: t.string,
          }),
        ),
      }),
    }),
  },
  'PhotobookDesignGroupSetAnswer',
);

/** A photo book as its designer is handed it, without a locale; what is wrong with it the core says. */
export const PhotobookPriceQuery = t.intersection(
  [
    t.type({ photobookType: t.string }),
    t.partial({
      photobookPrinting: t.string,
      photobookCover: t.string,
      photobookBinding: t.string,
      photobookPaper: t.string,
      photobookFormat: t.string,
      photobookPageCount: t.string,
      photobookCoverLamination: t.string,
      refinementType: t.string,
      amount: t.string,
      designGroupSetId: t.string,
      templateId: t.string,
      graduationsPageCount: t.string,
    }),
  ],
  'PhotobookPriceQuery',
);

/**
 * All copies together, and each; without a price where it is not sold so. The page count is the one
 * that answers the wish, its graduation the one up to which the price of a page holds.
 */
export const PhotobookPriceAnswer = t.type(
  {
    payload: t.intersection([
      t.type({
        isAvailable: t.boolean,
        amount: Count,
        photobookPageCount: Count,
        graduationsPageCount: Count,
      }),
      t.partial({ total: WireAmounts, each: WireAmounts }),
    ]),
  },
  'PhotobookPriceAnswer',
);
