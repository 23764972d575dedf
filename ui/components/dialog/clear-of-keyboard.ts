/**
 * A phone's keyboard covers the lower part of the window, and so of a sheet: the dialog stays above it,
 * with the focused field in view. Gives the end of that.
 */
export const keepClearOfKeyboard = (dialog: HTMLDialogElement): (() => void) => {
  const seen = window.visualViewport;
  if (seen === null) return () => undefined;
  const fit = (): void => {
    const hidden = Math.round(window.innerHeight - seen.offsetTop - seen.height);
    // Whoever has enlarged the page sees a part of it, too.
    const isCovered = hidden > 0 && seen.scale === 1;
    dialog.style.insetBlockEnd = isCovered ? `${hidden}px` : '';
    dialog.style.maxBlockSize = isCovered ? `${seen.height}px` : '';
  };
  const refocus = (): void => {
    fit();
    const { activeElement } = document;
    if (dialog.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', refocus);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', refocus);
    seen.removeEventListener('scroll', fit);
  };
};
