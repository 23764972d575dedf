/**
 * What looks after a page beside its islands: its bars, its records and experiments, who is at it. Its
 * one chunk comes right after the entry.
 */
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { ShopView } from '../islands/shop-view.ts';
import { tellIsland, wakes, type Wake } from '../islands/waking.ts';
import { tendSentDialogs } from '../dialogs/tend-sent-dialogs.ts';
import { showHashWays } from '../navigation/hash-scroll.ts';
import { warnOfUnknownQuery } from '../navigation/unknown-query.ts';
import { keepsOwn } from '../own-picture/kept-mark.ts';
import { queryKeysOf } from '../wire/page-data.ts';
import { reportFault } from '../log/logs.ts';
import { nameRequest } from '../log/request-name.ts';
import { hearView, startRecordingViews } from '../recording/hear-view.ts';
import { tendBackLink } from '../shell/tend-back-link.ts';
import { tendCustomer } from '../shell/tend-customer.ts';
import { tendEarlyWish } from '../shell/tend-early-wish.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { tendNavigation } from '../shell/tend-navigation.ts';
import { pathOf } from './page-content.ts';

/** A part that exists once in a document and that React does not draw. */
type Companion = {
  /** When it starts, as `when` of an island. */
  readonly when: readonly Wake[];
  /** If it rejects, it is started again with the next page. */
  readonly start: (shell: ShellData) => Promise<unknown>;
};

const companions: readonly Companion[] = [
  {
    when: ['load'],
    start: ({ channel, locale, platform }) => tendCustomer({ channel, locale }, platform),
  },
  // Consent is asked as part of it, and flags follow.
  { when: ['idle'], start: startRecordingViews },
  {
    when: ['idle'],
    start: async ({ locatesVisitors, locale }) => {
      if (!locatesVisitors) return;
      const { suggestSite } = await import('../shell/suggested-locale.ts');
      await suggestSite(locale);
    },
  },
  {
    when: ['idle'],
    start: async () => {
      try {
        const { startSupport } = await import('../support/start-support.ts');
        await startSupport();
      } catch (error) {
        // Without it the link leads to the contact page, as it does without scripts.
        reportFault('messenger-unavailable', error);
      }
    },
  },
];

const started = new Set<Companion>();

const startCompanions = (shell: ShellData): void => {
  for (const companion of companions) {
    if (started.has(companion)) continue;
    started.add(companion);
    wakes(companion.when, document.documentElement, new AbortController().signal)
      .then(() => companion.start(shell))
      .catch(() => started.delete(companion));
  }
};

const tendDocument = (): void => {
  if ('navigation' in window) showHashWays(window.navigation);
  tendBackLink();
  tendSentDialogs();
  tendEarlyWish();
};

let tended: { readonly view: ShopView; readonly path: string } | undefined;

/** Loads the code for heroes and videos on pages that have one; without it they work as plain HTML. */
const tendMedia = (): void => {
  if (document.querySelector('[data-media]') === null) return;
  void import('../page/tend-media.client.ts').then(
    (media) => media.tendMedia(),
    () => undefined,
  );
};

/** Loads the countdown where a campaign is announced; without it its end is named all the same. */
const tendCampaign = (locale: Locale): void => {
  const element = document.querySelector<HTMLElement>('[data-ends]');
  if (element === null) return;
  void import('../shell/tend-campaign.client.ts').then(
    (campaign) => campaign.tendCampaign(element, locale),
    () => undefined,
  );
};

/** Loads what fills in and sends the form for own words and photos; it works without. */
const tendPersonalForm = ({ channel, locale }: ShellData): void => {
  const form = document.querySelector<HTMLFormElement>('[data-personal-form]');
  if (form === null) return;
  void import('../designer/tend-personal-form.client.ts').then(
    (personal) => personal.tendPersonalForm(form, { channel, locale }),
    () => undefined,
  );
};

/** Looks after the page that stands in the document, again with every change of it. */
export const tendPage = (view: ShopView): void => {
  if (tended === undefined) tendDocument();
  const { page, place } = view.state.get();
  const path = pathOf(page);
  const { shell } = view;
  nameRequest(page.kind === 'error' ? page.requestId : undefined);
  if (tended?.view !== view || tended.path !== path)
    tendNavigation(path, { channel: shell.channel, locale: shell.locale });
  tended = { view, path };
  // What shows the picture or the words that this device keeps does so untouched.
  if (keepsOwn())
    for (const name of ['article-photo', 'photo-start', 'product'] as const) tellIsland(name);
  tendMedia();
  tendCampaign(shell.locale);
  tendPersonalForm(shell);
  if (import.meta.env.DEV) warnOfUnknownQuery(queryKeysOf(page), place);
  hearView({ shell, page, place });
  startCompanions(shell);
};
