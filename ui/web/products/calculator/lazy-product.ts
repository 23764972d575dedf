/** The parts of a product page that are live only when somebody needs them. */
import { rememberEarlyChoices } from '../../early-choices.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { needAtOnce, touchedOrAtRest } from '../../touched-or-at-rest.ts';
import type { lateProduct } from './late-product.ts';

const load = async (): Promise<typeof lateProduct> => {
  if (!import.meta.env.SSR) await touchedOrAtRest();
  return (await import('./late-product.ts')).lateProduct;
};

/** Each part, for a `Suspense` of its own around the server's HTML. */
export const lazyProduct = {
  ChosenFacts: lazyComponent(async () => (await load()).ChosenFacts),
  ChosenStage: lazyComponent(async () => (await load()).ChosenStage),
  OwnPictureSection: lazyComponent(async () => (await load()).OwnPictureSection),
  PartChoices: lazyComponent(async () => {
    const { PartChoices } = await load();
    // What was chosen there until now is taken over when the choices come to life.
    if (!import.meta.env.SSR) rememberEarlyChoices(document);
    return PartChoices;
  }),
  PromisedDelivery: lazyComponent(async () => (await load()).PromisedDelivery),
  WayOn: lazyComponent(async () => (await load()).WayOn),
} as const;

/** Loads all parts at once, for a page that has no HTML of the server's; rejects where they do not come. */
export const preloadProduct = async (): Promise<void> => {
  needAtOnce();
  await Promise.all(Object.values(lazyProduct).map(({ preload }) => preload()));
};
