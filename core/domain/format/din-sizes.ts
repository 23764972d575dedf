/** The largest first (storefront §3). */
export const dinNames = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] as const;

/** The same either way up. */
export type DinName = (typeof dinNames)[number];

/** Millimetres by ISO 216: each is half of the one before. */
export const dinSizes = {
  A0: { shorter: 841, longer: 1189 },
  A1: { shorter: 594, longer: 841 },
  A2: { shorter: 420, longer: 594 },
  A3: { shorter: 297, longer: 420 },
  A4: { shorter: 210, longer: 297 },
  A5: { shorter: 148, longer: 210 },
  A6: { shorter: 105, longer: 148 },
  A7: { shorter: 74, longer: 105 },
  A8: { shorter: 52, longer: 74 },
} as const satisfies Record<DinName, { readonly shorter: number; readonly longer: number }>;
