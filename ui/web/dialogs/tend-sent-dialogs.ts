/**
 * Escape closes a dialog that the server has sent open, before its script has come, by following
 * the link of its cross.
 */
export const tendSentDialogs = (): void =>
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document
      .querySelector<HTMLElement>('shop-island:not([data-live]) dialog[open] a[data-closes]')
      ?.click();
  });
