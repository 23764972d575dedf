import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type {
  ConfiguratorState,
  MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import type { PartOffer } from '../../../core/domain/products/wall-picture/part-offer.ts';
import {
  frameOfWish,
  type PartedArticle,
  type PartWish,
} from '../../../core/domain/products/wall-picture/part-wish.ts';
import { fetchPage } from '../navigation/fetch-page.ts';
import type { PartedProduct, PartsData } from './parts-data.ts';

/** What the page, or a later answer of the server, says of one selection. */
type KnownParts = {
  readonly parts: PartsData;
  /** The frames of the selection's material. */
  readonly framings: readonly MaterialOption[];
};

/** What can be chosen of the selected article beside its format. */
export type PartsUse = {
  /** The names and frames of the material; undefined while they are not known. */
  readonly data: PartsData | undefined;
  /** Undefined while it is asked for, and where it cannot be had. */
  readonly offer: PartOffer | undefined;
  /** `failed` where the prices of the parts cannot be had. */
  readonly status: 'ready' | 'asking' | 'failed';
};

const knownOf = ({ parts, configurator }: PartedProduct): KnownParts => ({
  parts,
  framings: configurator.options.filter(({ isFraming }) => isFraming),
});

/** The page of the answer as far as it matters here. */
type AnsweredPage = { readonly product?: Partial<PartedProduct> | undefined };

/** The parts of the selection that an address shows, from the server; undefined where none come. */
const askParts = async (search: string, signal: AbortSignal): Promise<KnownParts | undefined> => {
  const answer = await fetchPage<AnsweredPage>(
    '',
    new URL(search, location.href),
    signal,
    // Another page sells it: whoever chooses that goes there.
    () => false,
  );
  if (!('fetched' in answer)) return undefined;
  const { configurator, parts } = answer.fetched.page.product ?? {};
  return configurator === undefined || parts === undefined
    ? undefined
    : knownOf({ configurator, parts });
};

const isOfState = (
  offer: PartOffer | undefined,
  { material, format }: ConfiguratorState,
): boolean => offer?.material === material && offer.formatType === printFormat(format);

/** All that is known of parts: what came with the page, and what was asked for since. */
type PartsKnowledge = {
  readonly product: KnownParts;
  readonly asked: KnownParts | undefined;
  readonly setAsked: (known: KnownParts) => void;
};

/** Keeps what the server says of further selections. */
export const usePartsKnowledge = (product: PartedProduct): PartsKnowledge => {
  const [asked, setAsked] = useState<KnownParts>();
  return { product: knownOf(product), asked, setAsked };
};

/** The frames of all materials that are known. */
export const knownFramings = ({ product, asked }: PartsKnowledge): readonly MaterialOption[] => [
  ...product.framings,
  ...(asked?.framings ?? []),
];

/**
 * What can be chosen of a state's article. A choice needs no answer: what the page does not know
 * of another material or format is asked for behind it.
 */
export const useParts = (
  knowledge: PartsKnowledge,
  { materialType, frameType }: PartedArticle,
  state: ConfiguratorState,
  wish: PartWish,
): PartsUse => {
  const { search } = useLocation();
  const [failedSearch, setFailed] = useState<string>();
  const { product, asked, setAsked } = knowledge;
  const known = [asked, product].flatMap((one) => (one === undefined ? [] : [one.parts]));
  const ofState = known.find(({ offer }) => isOfState(offer, state));
  const matSize = frameType === undefined ? 0 : frameOfWish(frameType, wish).matSize;
  const isWhole = ofState?.offer?.matSize === matSize;
  // Where even the page's own selection has no prices, another one will not have them either.
  const isOutage = product.parts.offer === undefined;
  const isMissing = !isWhole && !isOutage && failedSearch !== search;

  useEffect(
    function askForParts() {
      if (!isMissing) return undefined;
      const gone = new AbortController();
      void askParts(search, gone.signal)
        .then((found) => {
          // Parts of the page may not be live yet: this must not draw them anew.
          startTransition(() => {
            if (found?.parts.offer === undefined) setFailed(search);
            else setAsked(found);
          });
        })
        // Aborted: another selection is asked for by now.
        .catch(() => undefined);
      return () => gone.abort();
    },
    [isMissing, search, setAsked],
  );

  const hasFailed = isOutage || failedSearch === search;
  return {
    data: ofState ?? known.find((parts) => parts.materialType === materialType),
    offer: ofState?.offer,
    status: hasFailed && ofState === undefined ? 'failed' : isMissing ? 'asking' : 'ready',
  };
};
