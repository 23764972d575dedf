/** `WxH` in millimetres (storefront §3). */
export const photoPrintFormats = [
  '100x100',
  '100x120',
  '130x90',
  '150x100',
  '180x130',
  '300x200',
] as const;

export type PhotoPrintFormat = (typeof photoPrintFormats)[number];

export type PhotoPrintSize = {
  /** Whole millimetres. */
  readonly millimetres: { readonly width: number; readonly height: number };
  /** A name of the trade, not the millimetres converted. */
  readonly inchTenths: { readonly width: number; readonly height: number };
};

/** Millimetres, and pairs of inches (4 × 4.5 and so on). */
export const photoPrintSizes = {
  '100x100': {
    millimetres: { width: 100, height: 100 },
    inchTenths: { width: 40, height: 40 },
  },
  '100x120': {
    millimetres: { width: 100, height: 120 },
    inchTenths: { width: 40, height: 45 },
  },
  '130x90': {
    millimetres: { width: 130, height: 90 },
    inchTenths: { width: 50, height: 35 },
  },
  '150x100': {
    millimetres: { width: 150, height: 100 },
    inchTenths: { width: 60, height: 40 },
  },
  '180x130': {
    millimetres: { width: 180, height: 130 },
    inchTenths: { width: 70, height: 50 },
  },
  '300x200': {
    millimetres: { width: 300, height: 200 },
    inchTenths: { width: 120, height: 80 },
  },
} as const satisfies Record<PhotoPrintFormat, PhotoPrintSize>;
