import { framedMaterialLabel } from '../../../core/domain/catalogue/labels.ts';
import {
  matLabel,
  optionLabel,
  productTypeLabel,
} from '../../../core/domain/catalogue/key-labels.ts';
import type { WishlistBlock } from '../../../core/domain/content/blocks/wishlist.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyleFor } from '../../../core/domain/money/format-money.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import { areDefaultOptions } from '../../../core/domain/designer/wall-options.ts';
import type { PhotoFrame } from '../../../core/domain/photoframe/photoframe.ts';
import { wishedPicture } from '../../../core/domain/wishlist/wished-picture.ts';
import {
  printNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/wishlist/wishlist-address.ts';
import type { ShownWish } from '../../../core/domain/wishlist/wishlist-step.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { WishList, type Wish, type WishListState } from '../../components/wish-list/wish-list.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { shippingHref } from '../shipping-href.ts';

const nameOfPicture = (locale: Locale, { materialType, frame }: PhotoFrame): string =>
  framedMaterialLabel(locale, materialType, frame?.frameType);

/** What is chosen of a picture: its format, its mat, and the options that are not the usual ones. */
const detailOf = (locale: Locale, { format, frame, options }: PhotoFrame): string => {
  const mat = frame?.glazing?.mat.matType ?? 'mat-none';
  return [
    formatWithUnit(locale, format),
    ...(mat === 'mat-none' ? [] : [matLabel(locale, mat)]),
    ...options
      .filter((option) => !areDefaultOptions([option]))
      .map((option) => optionLabel(locale, option)),
  ].join(' · ');
};

const nameOf = (locale: Locale, { entry }: ShownWish, picture: PhotoFrame | undefined) => {
  if (picture !== undefined) return nameOfPicture(locale, picture);
  return entry.product === 'photo-frame' ? '' : productTypeLabel(locale, entry.product);
};

const WishPrice = ({
  price,
  locale,
  shippingHref: href,
}: {
  readonly price: Price;
  readonly locale: Locale;
  readonly shippingHref: string;
}) => {
  const shown = shownPrice(moneyStyleFor(locale, price.priceCurrent.currency), price);
  return (
    <>
      <PriceTag price={shown} size="s" />
      <PriceNote price={shown} shippingHref={href} />
    </>
  );
};

const wishOf = (locale: Locale, resolveLink: ResolveLink, wish: ShownWish): Wish => {
  const picture = wishedPicture(wish.entry);
  return {
    key: wish.key,
    name: nameOf(locale, wish, picture),
    detail: picture && detailOf(locale, picture),
    picture: picture && {
      ...pictureAttributes('swatch', { kind: 'material', material: picture.materialType }),
      alt: '',
    },
    price:
      typeof wish.price === 'object' ? (
        <WishPrice
          price={wish.price}
          locale={locale}
          shippingHref={shippingHref(resolveLink, locale)}
        />
      ) : (
        wish.price
      ),
    designer: wish.designer,
  };
};

/** The address of the list for others; the page's own where links are not followed. */
const sharedHref = (resolveLink: ResolveLink, locale: Locale, key: string): string => {
  const query = `?${wishlistParameter}=${printNamedWishlist({ kind: 'shared', key })}`;
  const path = `/${wishlistSegments[localeTable[locale].language]}${query}`;
  return resolveLink(path)?.href ?? query;
};

const stateOf = ({ block, locale, resolveLink }: BlockViewProps<WishlistBlock>): WishListState => {
  const { step } = block;
  if (step.kind !== 'shown') return step;
  const { named } = step;
  const listKey = named.kind === 'own' ? named.address.key : named.key;
  return {
    kind: 'shown',
    wishes: step.wishes.map((wish) => wishOf(locale, resolveLink, wish)),
    listKey,
    isOwn: named.kind === 'own',
    shareHref: sharedHref(resolveLink, locale, listKey),
  };
};

/** A wishlist: the one that the page's address names, or the way to the visitor's own. */
export const WishlistBlockView = (props: BlockViewProps<WishlistBlock>) => (
  <PageSection headline={props.block.headline} width="text" id={props.block.id}>
    <WishList locale={props.locale} state={stateOf(props)} />
  </PageSection>
);
