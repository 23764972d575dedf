export const sampleTable = {
  header: ['Format', 'Mindestens', 'Gestochen scharf'],
  rows: [
    ['30 × 20 cm', '1.480 × 980 Pixel', '3.540 × 2.360 Pixel'],
    ['60 × 40 cm', '1.770 × 1.180 Pixel', '4.720 × 3.150 Pixel'],
    ['90 × 60 cm', '2.660 × 1.770 Pixel', '5.320 × 3.540 Pixel'],
  ],
} as const;
