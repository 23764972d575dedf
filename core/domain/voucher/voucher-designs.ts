import { oneOf } from '../text/one-of.ts';

/** Sheets of gift vouchers, in the order in which they are offered. */
export const voucherDesigns = ['frame', 'sprig', 'ribbon', 'confetti'] as const;

export type VoucherDesign = (typeof voucherDesigns)[number];

export const isVoucherDesign = oneOf(voucherDesigns);
