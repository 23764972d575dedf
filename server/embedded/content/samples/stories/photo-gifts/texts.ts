import type { PicturedTexts, Section } from '../texts.ts';

/** All that is made of photos, and two occasions for it. */
export const photoGiftPages = ['photo-gifts', 'wedding-photos', 'christmas-photos'] as const;

export type PhotoGiftPage = (typeof photoGiftPages)[number];

/** What is written for one of them. */
export type PhotoGiftTexts = PicturedTexts & { readonly choosing: Section };

/** What is written for all of them in a language. */
export type AllPhotoGiftTexts = {
  readonly shared: {
    readonly offeredHeadline: string;
    /** Above the other pages of this kind. */
    readonly occasionsHeadline: string;
    /** Of the voucher's tile. */
    readonly voucher: string;
  };
  readonly pages: Readonly<Record<PhotoGiftPage, PhotoGiftTexts>>;
};
