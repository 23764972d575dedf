import { isPlainClick } from '../../components/plain-click.ts';

/**
 * One step back for the desktop software's button; where the history has none, its link is
 * followed.
 */
export const tendBackLink = (): void =>
  document.addEventListener('click', (event) => {
    const isBack = event.target instanceof Element && event.target.closest('a[data-back]') !== null;
    if (!isBack || !isPlainClick(event) || event.defaultPrevented || history.length <= 1) return;
    event.preventDefault();
    history.back();
  });
