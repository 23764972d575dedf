/**
 * Focus on load, with scripts and without: for the first wrong field of a form, or for its outcome.
 * Any other page leaves the focus alone. The mark is for dialogs, which scripts open anew.
 */
export const firstFocus = (isFirst: boolean) =>
  isFirst ? { autoFocus: true, 'data-first-focus': '' } : {};
