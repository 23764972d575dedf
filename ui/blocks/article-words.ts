import type { ShownArticle, ShownPersonal } from '../../core/domain/cart/cart-step.ts';
import { wordsInShort } from '../../core/domain/personalisation/words-in-short.ts';
import { joinedDetails } from '../components/article-list/joined-details.ts';
import type { Text } from '../messages/text.tsx';

type Given = Extract<ShownPersonal, { readonly words: unknown }>;

/** What the shopper put on its pages: the words in one line, and how many photos. */
const personalDetails = (text: Text, { words, photos }: Given): readonly string[] => {
  const said = wordsInShort(words.map((one) => one.text));
  return [
    ...(said === undefined ? [] : [said]),
    ...(photos.length === 0 ? [] : [text('article.own-photos', { count: photos.length })]),
  ];
};

/** What tells an article from others of its name, as every list says it. */
export const articleDetails = (text: Text, { label, photo, personal }: ShownArticle): string =>
  joinedDetails([
    ...(label.kind === undefined ? [] : [label.kind]),
    ...(label.photoCount === undefined
      ? []
      : [text('article.photos', { count: label.photoCount })]),
    ...label.details,
    ...(photo === undefined || photo.kind === 'awaited' ? [] : [text('article.own-photo')]),
    ...(personal?.kind === 'shown' ? personalDetails(text, personal) : []),
  ]);

const missingPersonalText = (
  text: Text,
  { kind }: ShownPersonal,
  isOwn: boolean,
): string | undefined => {
  switch (kind) {
    case 'shown':
      return undefined;
    case 'lacking':
      return isOwn ? text('article.photos-lacking') : undefined;
    case 'gone':
      return text(isOwn ? 'article.personal-gone' : 'article.personal-private');
    case 'unavailable':
      return text('article.personal-unavailable');
  }
};

/** Why what is one's own is not seen; undefined where it is, or where there is nothing. */
export const missingPhotoText = (
  text: Text,
  { photo, personal }: ShownArticle,
  isOwn: boolean,
): string | undefined => {
  if (personal !== undefined) return missingPersonalText(text, personal, isOwn);
  if (photo === undefined || photo.kind === 'shown' || photo.kind === 'awaited') return undefined;
  if (photo.kind === 'unavailable') return text('article.photo-unavailable');
  return text(isOwn ? 'article.photo-gone' : 'article.photo-private');
};
