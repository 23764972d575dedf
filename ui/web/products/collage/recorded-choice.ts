/** A chunk of its own: it needs the rules of collages, which their pages have already. */
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { chosenWork } from '../../../../core/domain/products/collage/collage-offer.ts';
import { recordPicture } from '../../../../core/domain/products/wall-picture/record-picture.ts';
import type { RecordedChoice } from '../product.ts';
import type { CollageData } from './collage-data.ts';
import { collageAnswers, knownCollage, selectionAt } from './read-collages.ts';

/** The selection of an address as statistics know it; undefined where its price is not known. */
export const recordedChoice = (
  { collages }: Pick<CollageData, 'collages'>,
  { locale }: { readonly locale: Locale },
  search: string,
): RecordedChoice | undefined => {
  const selection = selectionAt(locale, search);
  const known = knownCollage({ collages }, collageAnswers.of(collages), selection);
  if (known?.work.kind !== 'priced') return undefined;
  const { material, option } = chosenWork(known.work.materials, selection);
  return { ...recordPicture(material, option.format), price: option.price.priceCurrent };
};
