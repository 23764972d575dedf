import { ChoicesHead } from './choices-head.tsx';
import { ChosenFacts } from './chosen-facts.tsx';
import { ChosenStage } from './chosen-stage.tsx';
import { PartChoices } from './part-choices.tsx';
import { PromisedDelivery } from './promised-delivery.tsx';
import { WayOn } from './way-on.tsx';

/**
 * What of a product page stays the server's HTML until the page is touched: it changes with a choice
 * alone, and is a picture, a link or a form until then. One chunk: what a choice changes together
 * comes together.
 */
export const lateProduct = {
  ChoicesHead,
  ChosenFacts,
  ChosenStage,
  PartChoices,
  PromisedDelivery,
  WayOn,
} as const;
