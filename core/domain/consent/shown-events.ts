import type { NewsletterPageAnswer } from '../newsletter/newsletter-answers.ts';
import type { TrackedItem, TrackedPage, TrackingEvent } from './tracking-event.ts';
import type { SignUpMethod } from '../customer/sign-up-methods.ts';

export type ShownPage = {
  readonly page: TrackedPage;
  /** Chosen on the page, if it sells one. */
  readonly item: TrackedItem | undefined;
  /** The answer to the newsletter's form sent right before. */
  readonly newsletter: NewsletterPageAnswer | undefined;
  /** That led to the page. */
  readonly signUp: SignUpMethod | undefined;
  /** Put into the cart right before, where the page answers that. */
  readonly added: TrackedItem | undefined;
};

const isSamePage = (first: TrackedPage, second: TrackedPage): boolean =>
  first.path === second.path && first.kind === second.kind;

/** A price that arrives later makes no other article. */
const isSameItem = (first: TrackedItem, second: TrackedItem): boolean =>
  first.id === second.id && first.variant === second.variant && first.category === second.category;

const eventsOfEntry = ({
  page,
  item,
  added,
  newsletter,
  signUp,
}: ShownPage): readonly TrackingEvent[] => [
  { event: 'page_view', page },
  ...(item === undefined ? [] : [{ event: 'view_item' as const, item }]),
  ...(added === undefined ? [] : [{ event: 'add_to_cart' as const, item: added }]),
  ...(newsletter === 'mail-sent' ? [{ event: 'newsletter_sign_up' as const }] : []),
  ...(signUp === undefined ? [] : [{ event: 'sign_up' as const, method: signUp }]),
];

/**
 * Events of a view after another. Another page: a page view, its article, and what an accepted form
 * put into the cart or signed up for. Another article on the same page: its selection. The same, or
 * a dialog over it: none. `before` is undefined for the first view that may be told.
 */
export const eventsOfView = (
  before: ShownPage | undefined,
  shown: ShownPage,
): readonly TrackingEvent[] => {
  const { page, item } = shown;
  if (before === undefined || !isSamePage(before.page, page)) return eventsOfEntry(shown);
  if (item === undefined) return [];
  if (before.item === undefined) return [{ event: 'view_item', item }];
  return isSameItem(before.item, item) ? [] : [{ event: 'select_item', item }];
};
