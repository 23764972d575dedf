import { useEffect, useLayoutEffect } from 'react';

import type { PriceScope } from '../../../core/ports/prices.ts';
import type { PageData } from '../page-data.ts';
import type { ViewedPage, Views } from './experiment.ts';

const views: Views = { page: undefined, begin: undefined };

const nothing = {};

const viewedPage = (page: PageData): ViewedPage =>
  page.kind === 'page'
    ? {
        path: page.path,
        navigationType: page.navigationType,
        treatments: page.treatments ?? nothing,
      }
    : { path: page.kind, navigationType: undefined, treatments: nothing };

/** Tells the experiments of each page view, before it is painted; they load when the page rests. */
export const useViews = ({ channel, locale }: PriceScope, page: PageData): void => {
  const view = viewedPage(page);
  useLayoutEffect(
    function beginView() {
      views.page = view;
      views.begin?.(view);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another choice is the same view
    [view.path],
  );
  useEffect(
    function watchViews() {
      void import('../compose.client.ts')
        .then(({ pageRests }) => pageRests())
        .then(() => import('../flags.client.ts'))
        .then((flags) => flags.watchViews({ channel, locale }, views))
        // Whatever is missing for it: a page without experiments is whole.
        .catch(() => undefined);
    },
    [channel, locale],
  );
};
