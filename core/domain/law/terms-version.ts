/** The day of the terms that orders are placed under; whoever changes the terms changes it, too. */
export const termsVersion = '2026-11-27';
