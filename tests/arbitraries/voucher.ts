import fc from 'fast-check';

/** The code of a voucher in the spelling that the shop keeps. */
export const anyVoucherCode: fc.Arbitrary<string> = fc.string({
  minLength: 4,
  maxLength: 24,
  unit: fc.constantFrom(...Array.from('ABCXYZ0189')),
});
