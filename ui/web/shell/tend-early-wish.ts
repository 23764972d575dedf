import { wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { islandAt } from '../islands/shop-island.ts';

/** A wish made before its product lives waits for that, and so stays on the page. */
export const tendEarlyWish = (): void =>
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== wishlistPath) return;
    const sleeping = form.closest('shop-island:not([data-live])');
    const island = sleeping === null ? undefined : islandAt(sleeping);
    if (island === undefined) return;
    event.preventDefault();
    island.wake().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
