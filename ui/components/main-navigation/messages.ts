import type { MessageTable } from '../../messages/message-table.ts';
import { products } from '../../messages/shop-words.ts';

export const mainNavigationMessages = {
  'main-navigation.name': products,
} as const satisfies MessageTable;
