/** The burger's items, shops and wall-art item (supporting §3). */
import { isMaterialType, type MaterialType } from '../../catalogue/materials.ts';
import { isFlagName } from '../../flags/flags.ts';
import { isChannel } from '../../locale/channel.ts';
import type { BurgerItem, BurgerShop } from '../../navigation/burger-items.ts';
import type {
  WallArtContent,
  WallArtGroupContent,
  WallArtProduct,
} from '../../navigation/wall-art-item.ts';
import type { WallArtGroup } from '../../navigation/wall-art-products.ts';
import { linkItem } from '../chrome.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockId,
  choiceField,
  fieldsCodec,
  filledText,
  listOf,
  optionalChoiceField,
  optionalText,
  partOf,
  partWith,
  plainText,
  type FieldCodec,
  type ItemCodec,
} from '../story-codec.ts';
import {
  besides,
  mapField,
  mapItem,
  noDeeper,
  optionalListOf,
  requiredPart,
  storedAs,
} from '../story-parts.ts';
import { optionalUrl, requiredLink } from '../story-links.ts';
import { optionalLabel } from './parts.ts';

/** Supporting §3; items below are refused. */
const burgerDepth = 3;

const burgerItemAt = (deeper: number): ItemCodec<BurgerItem> =>
  partWith<BurgerItem>('BurgerItem', {
    id: blockId,
    text: filledText,
    url: optionalUrl,
    icon: optionalText,
    navigationType: optionalText,
    categoryName: optionalText,
    badge: optionalText,
    label: optionalLabel,
    flag: optionalChoiceField(isFlagName),
    subItems: deeper === 0 ? noDeeper<readonly BurgerItem[]>([]) : listOf(burgerItemAt(deeper - 1)),
  });

/** Its place in the story is its identifier. */
export const burgerItemCodec: ItemCodec<BurgerItem> = burgerItemAt(burgerDepth - 1);

/** A shop that is a channel of this storefront needs no address. */
export const shopCodec: ItemCodec<BurgerShop> = partWith<BurgerShop>('Shop', {
  text: filledText,
  link: mapField(
    optionalUrl,
    (url = '') => url,
    (url) => (url === '' ? undefined : url),
  ),
  color: plainText,
  icon: plainText,
  channel: optionalChoiceField(isChannel),
});

const labelledLink = fieldsCodec<{
  readonly link: ContentLink;
  readonly label: WallArtProduct['label'];
}>({ link: requiredLink, label: optionalLabel });

const wallArtProduct: ItemCodec<WallArtProduct> = partOf(
  'WallArtProduct',
  mapItem(
    labelledLink,
    ({ link, label }): WallArtProduct => ({ ...link, label }),
    ({ text, url, label }) => ({ link: { text, url }, label }),
  ),
);

const wallArtGroup = partWith<WallArtGroupContent>('WallArtGroup', {
  title: filledText,
  badge: optionalText,
  products: optionalListOf(wallArtProduct),
});

const wallArtGroups = fieldsCodec<Readonly<Record<WallArtGroup, WallArtGroupContent>>>({
  bestseller: requiredPart(wallArtGroup),
  premium: requiredPart(wallArtGroup),
  'additional-products': storedAs('additionalProducts', requiredPart(wallArtGroup)),
});

type MaterialPage = { readonly materialType: MaterialType; readonly link: ContentLink };

const materialPage = partWith<MaterialPage>('WallArtMaterial', {
  materialType: choiceField(isMaterialType),
  link: requiredLink,
});

const materialPages: FieldCodec<WallArtContent['materials']> = mapField(
  listOf(materialPage),
  (pages) => Object.fromEntries(pages.map(({ materialType, link }) => [materialType, link])),
  (materials) =>
    Object.entries(materials).flatMap(([materialType, link]) =>
      isMaterialType(materialType) && link !== undefined ? [{ materialType, link }] : [],
    ),
);

/** Its three groups need titles, whatever products they have. */
export const wallArtItemCodec: ItemCodec<WallArtContent> = partWith<WallArtContent>('WallArtItem', {
  text: filledText,
  navigationType: optionalText,
  icon: optionalText,
  all: requiredPart(linkItem),
  groups: besides(wallArtGroups),
  materials: materialPages,
  productMatrix: requiredPart(linkItem),
});
