import type { Language } from '../locale/locales.ts';

/** What is printed on a sheet. */
export type VoucherWords = {
  readonly title: string;
  /** Before a name: who gets it, and who gives it. */
  readonly for: string;
  readonly from: string;
  readonly code: string;
  /** Before a day. */
  readonly until: string;
  /** On sheets that are shown before somebody has written one. */
  readonly sample: string;
};

export const voucherWords = {
  de: {
    title: 'Gutschein',
    for: 'Für',
    from: 'Von',
    code: 'Code',
    until: 'Gültig bis',
    sample: 'Such dir etwas Schönes aus.',
  },
  en: {
    title: 'Gift voucher',
    for: 'For',
    from: 'From',
    code: 'Code',
    until: 'Valid until',
    sample: 'Choose something beautiful.',
  },
  es: {
    title: 'Vale regalo',
    for: 'Para',
    from: 'De',
    code: 'Código',
    until: 'Válido hasta el',
    sample: 'Elige algo bonito.',
  },
  fr: {
    title: 'Bon cadeau',
    for: 'Pour',
    from: 'De la part de',
    code: 'Code',
    until: 'Valable jusqu’au',
    sample: 'Choisis quelque chose de beau.',
  },
  it: {
    title: 'Buono regalo',
    for: 'Per',
    from: 'Da',
    code: 'Codice',
    until: 'Valido fino al',
    sample: 'Scegli qualcosa di bello.',
  },
  nl: {
    title: 'Cadeaubon',
    for: 'Voor',
    from: 'Van',
    code: 'Code',
    until: 'Geldig tot en met',
    sample: 'Kies iets moois uit.',
  },
} as const satisfies Readonly<Record<Language, VoucherWords>>;
