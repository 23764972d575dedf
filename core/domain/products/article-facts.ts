import type { DesignerProduct } from '../catalogue/designers.ts';
import type { PictureSource } from '../image/sources.ts';
import type { Locale } from '../locale/locales.ts';
import type { PersonalPlaces } from '../personalisation/personalisation.ts';
import type {
  FreePieces,
  PriceQuestion,
  PrintedPhoto,
  ProductLabel,
  RecordedConfiguration,
} from './product.ts';
import { productsByDesigner, type HandOffsByDesigner } from './products-by-designer.ts';

/** All that shared rooms say of what a designer was handed. */
export type ArticleFacts = {
  readonly label: ProductLabel;
  readonly look: PictureSource | undefined;
  readonly ownPhoto: PrintedPhoto | undefined;
  readonly recorded: RecordedConfiguration;
  readonly question: PriceQuestion;
  readonly freePieces: FreePieces | undefined;
};

/**
 * The facts of a hand-off in the words of a locale; undefined where it is not whole, cannot be
 * made, or its format is not in the unit of its own locale.
 */
export const articleFacts = <Designer extends DesignerProduct>(
  locale: Locale,
  handOff: HandOffsByDesigner[Designer],
): ArticleFacts | undefined => {
  const product = productsByDesigner[handOff.designer];
  const configuration = product.configurationOf(handOff);
  return (
    configuration && {
      label: product.label(locale, configuration),
      look: product.look(locale, configuration),
      ownPhoto: product.ownPhoto(configuration),
      recorded: product.record(configuration),
      question: product.priceQuestion(configuration),
      freePieces: product.freePieces?.(configuration),
    }
  );
};

/** What a shopper can put on a hand-off's pages, with a locale's words; undefined where nothing. */
export const personalPlacesOf = <Designer extends DesignerProduct>(
  locale: Locale,
  handOff: HandOffsByDesigner[Designer],
): PersonalPlaces | undefined => {
  const product = productsByDesigner[handOff.designer];
  const configuration = product.configurationOf(handOff);
  return configuration && product.personalPlaces?.(locale, configuration);
};
