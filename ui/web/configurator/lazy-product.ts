/** The parts of a product page that are live only when somebody needs them. */
import { rememberEarlyChoices } from '../early-choices.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { needAtOnce, touchedOrAtRest } from '../touched-or-at-rest.ts';
import type { lateProduct } from './late-product.ts';

const load = async (): Promise<typeof lateProduct> => {
  if (!import.meta.env.SSR) await touchedOrAtRest();
  return (await import('./late-product.ts')).lateProduct;
};

// Each part is for a `Suspense` of its own around the server's HTML.

/** What stands above the choices. */
export const ChoicesHead = lazyComponent(async () => (await load()).ChoicesHead);

/** What the chosen picture is like as a thing. */
export const ChosenFacts = lazyComponent(async () => (await load()).ChosenFacts);

/** The chosen picture on its wall. */
export const ChosenStage = lazyComponent(async () => (await load()).ChosenStage);

/** The choices of frame, mat, glass and options. */
export const PartChoices = lazyComponent(async () => {
  const late = await load();
  // What was chosen there until now is taken over when the choices come to life.
  if (!import.meta.env.SSR) rememberEarlyChoices(document);
  return late.PartChoices;
});

/** When the picture arrives, and what it costs in another country. */
export const PromisedDelivery = lazyComponent(async () => (await load()).PromisedDelivery);

/** What can be done with a choice. */
export const WayOn = lazyComponent(async () => (await load()).WayOn);

const parts = [ChoicesHead, ChosenFacts, ChosenStage, PartChoices, PromisedDelivery, WayOn];

/** Loads all parts at once, for a page that has no HTML of the server's; rejects where they do not come. */
export const preloadProduct = async (): Promise<void> => {
  needAtOnce();
  await Promise.all(parts.map(({ preload }) => preload()));
};
