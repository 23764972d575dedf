import { startTransition, useEffect, useState } from 'react';

import { selectionKey } from '../../../core/domain/products/wall-picture/selection-key.ts';
import { fetchPage } from '../navigation/fetch-page.ts';
import type { DeliveryElsewhere, ProductDelivery } from './configurator-data.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

/** The page of the answer as far as it matters here. */
type AnsweredPage = {
  readonly product?: { readonly delivery?: Pick<ProductDelivery, 'elsewhere'> } | undefined;
};

/** What the server says of the selection that an address shows; undefined where nothing comes. */
const askElsewhere = async (
  search: string,
  signal: AbortSignal,
): Promise<DeliveryElsewhere | undefined> => {
  const url = new URL(search, location.href);
  // Another page sells it: whoever chooses that goes there.
  const answer = await fetchPage<AnsweredPage>('', url, signal, () => false);
  return 'fetched' in answer ? answer.fetched.page.product?.delivery?.elsewhere : undefined;
};

/** What is known of the selection in the shop of another country. */
type KnownElsewhere = DeliveryElsewhere | 'asking' | 'unavailable' | undefined;

/**
 * What is said of the chosen country for the selection of the page: what came with the page, or with
 * a later answer of the server, which is asked behind each choice.
 */
export const useElsewhere = (
  { state, wish, parts, hrefOf }: ConfiguratorUse,
  elsewhere: DeliveryElsewhere | undefined,
): KnownElsewhere => {
  const [asked, setAsked] = useState<DeliveryElsewhere>();
  const [failed, setFailed] = useState<string>();
  const selection = selectionKey(state, wish);
  const known = [asked, elsewhere].find(
    (one) => one?.selection === selection && one.code === elsewhere?.code,
  );
  const search = hrefOf();
  // What can be had of the selection may still change while its parts are asked for.
  const isMissing =
    elsewhere !== undefined &&
    known === undefined &&
    parts.status !== 'asking' &&
    failed !== search;

  useEffect(
    function askForPrice() {
      if (!isMissing) return undefined;
      const gone = new AbortController();
      void askElsewhere(search, gone.signal)
        .then((found) =>
          startTransition(() => {
            if (found?.selection === selection) setAsked(found);
            else setFailed(search);
          }),
        )
        // Aborted: another selection is asked for by now.
        .catch(() => undefined);
      return () => gone.abort();
    },
    [isMissing, search, selection],
  );

  if (elsewhere === undefined || known !== undefined) return known;
  return failed === search ? 'unavailable' : 'asking';
};
