/** Plain data: the server and browsers draw the same. */
import { framedMaterialLabel } from '../../../core/domain/catalogue/labels.ts';
import { cartFields } from '../../../core/domain/cart/cart-forms.ts';
import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import type { PictureSetsBlock } from '../../../core/domain/content/blocks/picture-sets.ts';
import type { ListedProduct } from '../../../core/domain/content/listed-product.ts';
import {
  formatTenths,
  formatWithUnit,
  lengthUnitName,
  printFormat,
  tenthsOfMillimetres,
} from '../../../core/domain/format/format.ts';
import { pictureAttributes, sourceAttributes } from '../../../core/domain/image/attributes.ts';
import {
  printPictureSet,
  usualPictureSet,
  type PictureSetRequest,
} from '../../../core/domain/routing/picture-set-address.ts';
import { pictureSets, type PictureSetName } from '../../../core/domain/image/picture-sets.ts';
import { roomFurniture } from '../../../core/domain/image/room-view.ts';
import { hangInRoom } from '../../../core/domain/image/rooms.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { printPairs } from '../../../core/domain/query/query.ts';
import type { PricedSet } from '../../../core/domain/products/priced-set.ts';
import type { TextLink } from '../../components/link/link.tsx';
import type { PictureProps, PictureSize } from '../../components/picture/picture.tsx';
import type { ShownPrice } from '../../components/price/price.tsx';
import type { RoomChoice } from '../../components/room-choices/room-choices.tsx';
import type {
  PictureWall,
  WallPictureObject,
} from '../../components/wall-picture/wall-picture.tsx';
import type { Text } from '../../messages/text.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';
import { shippingHref } from '../shipping-href.ts';
import { shownPriceIn } from '../shown-price-in.ts';
import type { PictureSetsData } from './loader.ts';

export type HungPicture = {
  /** In the set; no other picture has it. */
  readonly place: string;
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  readonly room: PictureWall;
};

/** All pictures of one format. */
type ShownPiece = {
  readonly text: string;
  readonly price: string;
  readonly link: TextLink | undefined;
};

type HungSet = {
  readonly room: PictureSize;
  readonly zoom: number;
  readonly pictures: readonly HungPicture[];
  readonly caption: string;
  readonly pieces: readonly ShownPiece[];
  /** Undefined where a picture cannot be had. */
  readonly total: ShownPrice | undefined;
  /** Of the form that puts all into the cart. */
  readonly fields: readonly (readonly [name: string, value: string])[];
};

export type ShownPictureSet = {
  readonly id: string;
  readonly headline: string;
  readonly sets: readonly RoomChoice[];
  readonly materials: readonly RoomChoice[];
  /** A sentence where nothing hangs. */
  readonly hung: HungSet | string;
  readonly shippingHref: string;
};

type Source = Pick<BlockViewProps<PictureSetsBlock>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
  readonly data: PictureSetsData | undefined;
};

/** One after the other, until shoppers show their own. */
const motifs = ['mountains-1', 'botanical-2', 'dunes-2', 'waves-1', 'paper-1', 'moon-2', 'city-2'];

const valueOf = ({ materialType, frameType }: ListedProduct): string =>
  materialValue(materialType, frameType);

const hrefOf = (id: string, request: PictureSetRequest): string =>
  `?${printPairs(printPictureSet(request))}#${id}`;

const setWords = (text: Text, name: PictureSetName): string => {
  const [arrangement, count = ''] = name.split('-');
  switch (arrangement) {
    case 'row':
    case 'grid':
    case 'staircase':
    case 'salon':
      return text(`picture-set.${arrangement}`, { count });
    default:
      return name;
  }
};

const lengthWords = (locale: Locale, millimetres: number): string => {
  const unit = formatUnitOf(locale);
  const tenths = tenthsOfMillimetres(unit, millimetres, 'nearest');
  return `${formatTenths(locale, tenths)}\u00a0${lengthUnitName(unit)}`;
};

const room = 'living';

/** Each picture to scale, as far from the set's middle as it is placed. */
const picturesOf = (
  { materialType, frameType }: ListedProduct,
  { placed }: PricedSet,
  { geometry, room: seen }: ReturnType<typeof hangInRoom>,
): readonly HungPicture[] => {
  const layer = pictureAttributes('room', { kind: 'room', room: seen, layer: 'light' });
  const across = geometry.centimetresAcross * 10;
  const millimetresHigh = (across * layer.height) / layer.width;
  return placed.pictures.map(({ format, x, y, width, height }, index) => {
    return {
      place: `${x} ${y}`,
      object: { material: materialType, frame: frameType, format },
      motif: {
        ...sourceAttributes('motif-small', `leadimage/${motifs[index % motifs.length]}/motif.jpg`),
        alt: '',
      },
      room: {
        millimetresHigh,
        hang: {
          x: geometry.hang.x + (x + width / 2 - placed.width / 2) / across,
          y: geometry.hang.y + (y + height / 2 - placed.height / 2) / millimetresHigh,
        },
        light: layer,
      },
    };
  });
};

const hungSet = (
  { resolveLink, locale, text }: Source,
  product: ListedProduct,
  priced: PricedSet,
): HungSet => {
  const { placed, pieces, total } = priced;
  const hung = hangInRoom(room, { ...placed, unit: 'cm' }, 'room');
  const { materialType, frameType } = product;
  const page = resolvedLink(resolveLink, product.link);
  return {
    room: pictureAttributes('room', { kind: 'room', room: hung.room }),
    zoom: hung.zoom,
    pictures: picturesOf(product, priced, hung),
    caption: text('picture-set.caption', {
      across: lengthWords(locale, placed.width),
      down: lengthWords(locale, placed.height),
      sofa: lengthWords(locale, roomFurniture[room].width),
    }),
    pieces: pieces.map(({ format, count, price }) => ({
      text: text('picture-set.piece', { count, format: formatWithUnit(locale, format) }),
      price: price ? shownPriceIn(locale, price).current : text('picture-set.not-made'),
      link: page && {
        ...page,
        text: text('picture-set.design'),
        href: `${page.href}?${printPairs([
          ['materialType', materialType],
          ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
          ['formatType', printFormat(format)],
        ])}`,
      },
    })),
    total: total && { current: formatMoney(locale, total) },
    fields: [
      [cartFields.locale, locale],
      [cartFields.wants, 'put'],
      [cartFields.designer, pieces[0]?.article.designer ?? ''],
      ...pieces.flatMap(({ article, count }) => [
        [cartFields.article, article.query] as const,
        [cartFields.quantity, String(count)] as const,
      ]),
    ],
  };
};

export const shownPictureSet = (source: Source): ShownPictureSet => {
  const { block, data, resolveLink, locale, text } = source;
  const { id, headline, items } = block;
  const name = data?.name ?? usualPictureSet;
  const product = data?.product ?? items[0];
  const material = product && valueOf(product);
  const priced = data?.priced ?? 'no-prices';
  return {
    id,
    headline,
    sets: pictureSets.map((set) => ({
      key: set,
      href: hrefOf(id, { set, material }),
      isCurrent: set === name,
      words: setWords(text, set),
    })),
    materials: items.map((item) => ({
      key: valueOf(item),
      href: hrefOf(id, { set: name, material: valueOf(item) }),
      isCurrent: valueOf(item) === material,
      words: framedMaterialLabel(locale, item.materialType, item.frameType),
    })),
    hung:
      typeof priced === 'string' || product === undefined
        ? text(`picture-set.${typeof priced === 'string' ? priced : 'no-prices'}`)
        : hungSet(source, product, priced),
    shippingHref: shippingHref(resolveLink, locale),
  };
};
