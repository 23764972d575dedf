/**
 * What looks after a page beside its islands: its bars, its records and experiments, who is at it. Its
 * one chunk comes right after the entry; what has to wait for the page to rest waits in it.
 */
import type { ShopView } from '../islands/shop-view.ts';
import { pageRests, tellIsland } from '../islands/waking.ts';
import { tendSentDialogs } from '../dialogs/tend-sent-dialogs.ts';
import { showHashWays } from '../navigation/hash-scroll.ts';
import { warnOfUnknownQuery } from '../navigation/unknown-query.ts';
import { hasKeptPicture } from '../own-picture/kept-mark.ts';
import { queryKeysOf } from '../wire/page-data.ts';
import { reportFault } from '../recording/logs.ts';
import { nameRequest } from '../recording/request-name.ts';
import { hearView } from '../recording/hear-view.ts';
import { tendBackLink } from '../shell/tend-back-link.ts';
import { tendCustomer } from '../shell/tend-customer.ts';
import { tendNavigation } from '../shell/tend-navigation.ts';
import { pathOf } from './page-content.ts';

const none = (): void => undefined;

const startSupport = async (): Promise<void> => {
  await pageRests();
  const support = await import('../support/start-support.ts');
  await support.startSupport();
};

/** What is done once for a document. */
const tendDocument = ({ shell }: ShopView): void => {
  const { channel, locale, platform } = shell;
  if ('navigation' in window) showHashWays(window.navigation);
  tendBackLink();
  tendSentDialogs();
  // Without the chunk that asks, a visitor stays a visitor.
  tendCustomer({ channel, locale }, platform).catch(none);
  if (shell.locatesVisitors)
    void import('../shell/suggested-locale.ts')
      .then(({ suggestSite }) => suggestSite(locale))
      // A page stands without a suggestion.
      .catch(none);
  // A product shows the picture that this device keeps, touched or not.
  if (hasKeptPicture()) tellIsland('product');
  // Without it the link leads to the contact page, as it does without scripts.
  startSupport().catch((error: unknown) => reportFault('messenger-unavailable', error));
};

let tended: { readonly view: ShopView; readonly path: string } | undefined;

/** What plays is tended where a page has something that plays; it stays as it is without the chunk. */
const tendMedia = (): void => {
  if (document.querySelector('[data-media]') === null) return;
  void import('../page/tend-media.client.ts').then((media) => media.tendMedia(), none);
};

/** Looks after the page that stands in the document, again with every change of it. */
export const tendPage = (view: ShopView): void => {
  if (tended === undefined) tendDocument(view);
  const { page, place } = view.state.get();
  const path = pathOf(page);
  const { shell } = view;
  nameRequest(page.kind === 'error' ? page.requestId : undefined);
  if (tended?.view !== view || tended.path !== path)
    tendNavigation(path, { channel: shell.channel, locale: shell.locale });
  tended = { view, path };
  tendMedia();
  if (import.meta.env.DEV) warnOfUnknownQuery(queryKeysOf(page), place);
  hearView({ shell, page, place });
};
