import { letterOfByte } from '../voucher/voucher-code.ts';

/** Letters and digits behind the year: 50 bits. */
const length = 10;

/**
 * What people read and type: `2026-ABCDE-FGH23`. `day`: `YYYY-MM-DD` in the market's zone; the same
 * UUID always gives the same letters.
 */
export const orderNumber = (id: string, day: string): string => {
  const digits = id.replaceAll('-', '');
  const letters = Array.from({ length }, (_, place) =>
    letterOfByte(Number.parseInt(digits.slice(place * 3, place * 3 + 3), 16)),
  ).join('');
  return `${day.slice(0, 4)}-${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** As an order's number is kept, from however it was typed. */
export const readOrderNumber = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/gu, '');
  return `${plain.slice(0, 4)}-${plain.slice(4, 9)}-${plain.slice(9)}`;
};
