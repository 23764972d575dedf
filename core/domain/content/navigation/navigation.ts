/** The navigation of a site and language (supporting §3). */
import { E, pipe } from '../../../fp.ts';
import { isHeaderItemType, type HeaderItem } from '../../navigation/header.ts';
import type { Navigation } from '../../navigation/navigation.ts';
import { telephoneLink } from '../../navigation/telephone-link.ts';
import type { RefusedBlock } from '../blocks/refused.ts';
import { linkItem } from '../chrome.ts';
import { fieldsOfItem, type ComponentShape } from '../field-shape.ts';
import {
  choiceField,
  fieldsCodec,
  filledText,
  listOf,
  onlyField,
  partOf,
  partWith,
  plainText,
  textFieldOf,
  type StoryBlock,
} from '../story-codec.ts';
import { filledTextField } from '../story-fields.ts';
import type { StoryWriting } from '../story-links.ts';
import { optionalPart } from '../story-parts.ts';
import { decodeAnswerAs, type AnswerRefusal } from '../story.ts';
import { burgerItemCodec, shopCodec, wallArtItemCodec } from './burger-items.ts';
import { mainNavigationItemCodec } from './main-items.ts';
import { leadingLinkField } from './parts.ts';

/** As `component.field`. */
export const navigationRelations = ['FlyoutItem.fullStoryData'] as const;

const headerItem = partWith<HeaderItem>('HeaderItem', {
  type: choiceField(isHeaderItemType),
  text: filledText,
  link: leadingLinkField,
  icon: plainText,
});

/** A number that nobody can dial is refused. */
const telephoneNumber = textFieldOf(
  filledTextField,
  (text) =>
    pipe(
      telephoneLink(text),
      E.bimap(
        ({ kind }) => `${kind} "${text}"`,
        () => text,
      ),
    ),
  (text) => text,
);

const navigationCodec = fieldsCodec<Navigation>({
  shops: listOf(shopCodec),
  headerItems: listOf(headerItem),
  mainItems: listOf(mainNavigationItemCodec),
  burgerItems: listOf(burgerItemCodec),
  wallArt: optionalPart(wallArtItemCodec),
  extraMenu: listOf(linkItem),
  hotline: optionalPart(partOf('Hotline', onlyField('number', telephoneNumber))),
});

export type DecodedNavigation = {
  readonly navigation: Navigation;
  readonly refused: readonly RefusedBlock[];
};

/**
 * Why there is no navigation to read: it is not a story, or its content type is not `Navigation`.
 */
export type NavigationRefusal = AnswerRefusal<'story-is-no-navigation'>;

/**
 * The navigation in an answer `{ story, links }`, in the folder asked. Parts that do not decode are
 * in `refused` alone.
 */
export const decodeNavigationAnswer = (
  folder: string,
  answer: unknown,
): E.Either<NavigationRefusal, DecodedNavigation> =>
  pipe(
    decodeAnswerAs('Navigation', navigationCodec, 'story-is-no-navigation')(folder, answer),
    E.map(({ value, refused }) => ({ navigation: value, refused })),
  );

/** The component of stories that hold a navigation. */
export const navigationShape = (): ComponentShape => ({
  name: 'Navigation',
  fields: fieldsOfItem(navigationCodec.shape()),
});

/** The content of a story of navigation. */
export const encodeNavigation = (context: StoryWriting, navigation: Navigation): StoryBlock => ({
  ...navigationCodec.encode({ context, id: '' }, navigation),
  component: 'Navigation',
  _uid: 'navigation',
});
