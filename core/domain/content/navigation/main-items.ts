/** The main navigation's items with their flyouts (supporting §3). */
import { E, pipe, t } from '../../../fp.ts';
import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
} from '../../navigation/navigation-items.ts';
import { isTileKind } from '../../navigation/tiles.ts';
import {
  decoded,
  fieldsCodec,
  filledText,
  listOf,
  optionalChoiceField,
  optionalSwitch,
  optionalText,
  partWith,
  plainText,
  type FieldCodec,
  type ItemCodec,
} from '../story-codec.ts';
import { plainTextField } from '../story-fields.ts';
import { noDeeper, optionalListOf, storedAs } from '../story-parts.ts';
import { anyLinkField, optionalNavigationPicture } from './parts.ts';

/** Deeper groups are refused, so that no story exhausts the stack. */
export const deepestFlyoutGroup = 4;

type LinkedPage = FlyoutItem['linkedPage'];

const linkedStory = t.type({ name: plainTextField, content: t.UnknownRecord });

/** The first share picture of a page. */
const pagePicture: FieldCodec<NonNullable<LinkedPage>['picture']> = {
  // It is a field of the page's own form.
  shape: () => ({}),
  decode: (place, fields, name) => {
    const pictures: unknown = fields[name];
    const first: unknown = Array.isArray(pictures) ? pictures[0] : undefined;
    return optionalNavigationPicture.decode(place, { [name]: first }, name);
  },
  encode: (place, picture, name) => {
    const { [name]: asset } = optionalNavigationPicture.encode(place, picture, name);
    return { [name]: asset === undefined ? [] : [asset] };
  },
};

const pageContent = fieldsCodec<NonNullable<LinkedPage>>({
  title: plainText,
  picture: storedAs('ogImages', pagePicture),
});

/**
 * The page whose story the client puts in the uuid's place: its title, else its name, and picture.
 * A story that was not resolved, or is not a page, counts as missing.
 */
const fullStory: FieldCodec<LinkedPage> = {
  shape: (name) => ({ [name]: { kind: 'story', contentTypes: ['Page'] } }),
  decode: (place, fields, name) =>
    pipe(
      linkedStory.decode(fields[name]),
      E.match(
        () => E.right(decoded(undefined)),
        ({ name: storyName, content }) =>
          pipe(
            pageContent.decode(place, content),
            E.map(({ value: { title, picture } }) =>
              decoded<LinkedPage>({ title: title === '' ? storyName : title, picture }),
            ),
            E.orElse(() => E.right(decoded<LinkedPage>(undefined))),
          ),
      ),
    ),
  encode: (place, page, name) => {
    if (page === undefined) return {};
    const _uid = `${place.id}/${name}`;
    const content = { ...pageContent.encode(place, page), component: 'Page', _uid };
    return { [name]: { name: page.title, content } };
  },
};

const flyoutItem = (deeper: number): ItemCodec<FlyoutItem> =>
  partWith<FlyoutItem>('FlyoutItem', {
    link: anyLinkField,
    title: storedAs('storyblokTitle', plainText),
    subnaviTitle: optionalText,
    asset: optionalNavigationPicture,
    subnaviAsset: optionalNavigationPicture,
    linkOnlyImage: optionalNavigationPicture,
    typeOverride: optionalChoiceField(isTileKind),
    linkedPage: storedAs('fullStoryData', fullStory),
    subFlyoutGroups:
      deeper === 0
        ? noDeeper<FlyoutItem['subFlyoutGroups']>(undefined)
        : optionalListOf(flyoutGroup(deeper - 1)),
    isHeadlineItem: optionalSwitch,
  });

const flyoutGroup = (deeper: number): ItemCodec<FlyoutGroup> => {
  const item = flyoutItem(deeper);
  return partWith<FlyoutGroup>('FlyoutGroup', {
    flyoutGroupIdentifier: filledText,
    flyoutGroupTitle: optionalText,
    flyoutGroupItems: listOf(item),
    flyoutGroupItemsCustom: optionalListOf(item),
    badge: optionalText,
    type: optionalChoiceField(isTileKind),
  });
};

/** A broken item, group or flyout item is refused alone. */
export const mainNavigationItemCodec: ItemCodec<MainNavigationItem> = partWith<MainNavigationItem>(
  'MainNavigationItem',
  {
    navigationType: optionalText,
    text: filledText,
    link: anyLinkField,
    flyoutGroups: optionalListOf(flyoutGroup(deepestFlyoutGroup - 1)),
    subNaviOnly: optionalSwitch,
    isOnlyInBurgerNavigation: optionalSwitch,
    alwaysShowSubNavi: optionalSwitch,
  },
);
