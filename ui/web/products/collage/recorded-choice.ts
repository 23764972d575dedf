/** A chunk of its own: it needs the rules of collages, which their pages have already. */
import { articleOfWork } from '../../../../core/domain/products/collage/collage-offer.ts';
import { recordPicture } from '../../../../core/domain/products/wall-picture/record-picture.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import type { CollageData } from './collage-data.ts';
import { collageAnswers, collagesAt } from './read-collages.ts';

/** The selection of an address as statistics know it; undefined where its price is not known. */
export const recordedChoice = (
  product: Pick<CollageData, 'collages'>,
  shell: RecordingShell,
  search: string,
): RecordedChoice | undefined => {
  const answers = collageAnswers.of(product.collages);
  const { chosen } = collagesAt({ product, answers }, shell, search).choice;
  return (
    chosen && {
      ...recordPicture(articleOfWork(chosen), chosen.option.format),
      price: chosen.option.price.priceCurrent,
    }
  );
};
