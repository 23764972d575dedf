import type { TrackedItem, TrackedPage, TrackingEvent } from './tracking-event.ts';

/** What is in view: a page, and the article that is chosen on it where it sells one. */
export type ShownPage = { readonly page: TrackedPage; readonly item: TrackedItem | undefined };

const isSamePage = (first: TrackedPage, second: TrackedPage): boolean =>
  first.path === second.path && first.kind === second.kind;

/** The article itself: a price that arrives later makes no other one of it. */
const isSameItem = (first: TrackedItem, second: TrackedItem): boolean =>
  first.id === second.id && first.variant === second.variant && first.category === second.category;

/**
 * What is told when one view follows another: another page is viewed, with its article; another
 * article on the same page is selected; the same again, or a dialog over it, is nothing. `before` is
 * undefined for the first view that may be told.
 */
export const eventsOfView = (
  before: ShownPage | undefined,
  { page, item }: ShownPage,
): readonly TrackingEvent[] => {
  if (before === undefined || !isSamePage(before.page, page))
    return [
      { event: 'page_view', page },
      ...(item === undefined ? [] : [{ event: 'view_item' as const, item }]),
    ];
  if (item === undefined) return [];
  if (before.item === undefined) return [{ event: 'view_item', item }];
  return isSameItem(before.item, item) ? [] : [{ event: 'select_item', item }];
};
