import { isFlagName } from '../../../core/domain/flags/flags.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';

/**
 * Shows items that belong to a flag to those who have it. Asked when the menu is opened: who never
 * sees it is in no experiment.
 */
export const showFlaggedItems = async (menu: HTMLElement, scope: PriceScope): Promise<void> => {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-flag][hidden]')];
  if (items.length === 0) return;
  const { treatmentOf } = await import('../composition/flags.client.ts');
  await Promise.all(
    items.map(async (item) => {
      const flag = item.dataset['flag'] ?? '';
      if (isFlagName(flag) && (await treatmentOf(scope, flag)) === 'on') item.hidden = false;
    }),
  );
};
