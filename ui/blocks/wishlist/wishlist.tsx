import { productTypeLabel } from '../../../core/domain/catalogue/key-labels.ts';
import type { WishlistBlock } from '../../../core/domain/content/blocks/wishlist.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import type { PhotoFrame } from '../../../core/domain/photoframe/photoframe.ts';
import { wishedPicture } from '../../../core/domain/wishlist/wished-picture.ts';
import {
  printNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/wishlist/wishlist-address.ts';
import type { ShownWish } from '../../../core/domain/wishlist/wishlist-step.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { WishList, type Wish, type WishListState } from '../../components/wish-list/wish-list.tsx';
import { ArticlePrice } from '../article-price.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { joinedDetails, pictureDetails, pictureName, pictureSwatch } from '../picture-words.ts';
import { shippingHref } from '../shipping-href.ts';

const nameOf = (locale: Locale, { entry }: ShownWish, picture: PhotoFrame | undefined) => {
  if (picture !== undefined) return pictureName(locale, picture);
  return entry.product === 'photo-frame' ? '' : productTypeLabel(locale, entry.product);
};

const wishOf = (locale: Locale, resolveLink: ResolveLink, wish: ShownWish): Wish => {
  const picture = wishedPicture(wish.entry);
  return {
    key: wish.key,
    name: nameOf(locale, wish, picture),
    detail: picture && joinedDetails(pictureDetails(locale, picture)),
    picture: picture && pictureSwatch(picture),
    price:
      typeof wish.price === 'object' ? (
        <ArticlePrice
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
  <PageSection headline={props.block.headline} id={props.block.id}>
    <WishList locale={props.locale} state={stateOf(props)} />
  </PageSection>
);
