/** `4F0C-2A9B`, for shopper and shop: of the UUID under which a message or withdrawal was sent. */
export const referenceOf = (id: string): string =>
  `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
