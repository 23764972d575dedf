import type { ShownPersonal } from '../../../core/domain/cart/cart-step.ts';
import { shownValue } from '../../../core/domain/designer/refusals.ts';
import {
  mostNotTaken,
  notTakenParameter,
} from '../../../core/domain/personalisation/personalisation-form.ts';
import { personalPlacesOf } from '../../../core/domain/products/article-facts.ts';
import { articleOf } from '../../../core/domain/products/article.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import type { PersonalFormProps } from '../../components/personal-form/personal-form.tsx';
import type { Words } from '../products/at-designer.ts';

/** The form for what can be put on the pages of a hand-off; undefined where that is nothing. */
export const personalForm = (
  handOff: DesignerHandOff,
  shown: ShownPersonal | undefined,
  { searchParams }: Pick<URL, 'searchParams'>,
  { text }: Words,
): PersonalFormProps | undefined => {
  const places = personalPlacesOf(handOff.locale, handOff);
  if (places === undefined) return undefined;
  const given = shown !== undefined && 'words' in shown ? shown : undefined;
  const said = new Map(given?.words.map((word) => [word.role, word.text]));
  return {
    article: articleOf(handOff),
    words: places.words.map((word) => ({ ...word, text: said.get(word.role) ?? '' })),
    places: places.photos,
    uploadIds: given?.photos.map(({ uploadId }) => uploadId) ?? [],
    hasGiven: given !== undefined && handOff.personalisation !== undefined,
    isLacking: shown !== undefined && shown.kind !== 'shown',
    notTaken: searchParams.getAll(notTakenParameter).map(shownValue).slice(0, mostNotTaken),
    problem:
      shown?.kind === 'gone' || shown?.kind === 'unavailable'
        ? text(`article.personal-${shown.kind}`)
        : undefined,
  };
};
