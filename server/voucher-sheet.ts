import { readTypefaces } from '../adapters/shared/typefaces/read-typefaces.ts';
import { usualVariant } from '../core/domain/artwork/artwork.ts';
import { resolve, type DisplayList } from '../core/domain/artwork/resolve.ts';
import type { Typefaces } from '../core/domain/artwork/typeface.ts';
import { localeTable } from '../core/domain/locale/locales.ts';
import { voucherArtwork, type VoucherSheet } from '../core/domain/voucher/voucher-artwork.ts';
import { E } from '../core/fp.ts';

let known: Typefaces | undefined;

/**
 * A gift voucher as it is printed; typefaces are read with the first one.
 *
 * @throws Error for a sheet that cannot be drawn, which is a fault of its design
 */
export const drawnVoucher = (sheet: VoucherSheet): DisplayList => {
  const pages = resolve({
    artwork: voucherArtwork(sheet),
    variant: usualVariant,
    language: localeTable[sheet.locale].language,
    typefaces: (known ??= readTypefaces()),
    pictures: {},
  });
  if (E.isLeft(pages)) throw new Error(`A voucher cannot be drawn: ${pages.left.kind}.`);
  return pages.right;
};
