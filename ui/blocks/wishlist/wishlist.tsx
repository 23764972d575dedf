import { productTypeLabel } from '../../../core/domain/catalogue/key-labels.ts';
import type { WishlistBlock } from '../../../core/domain/content/blocks/wishlist.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { wishedPicture } from '../../../core/domain/wishlist/wished-picture.ts';
import {
  printNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/wishlist/wishlist-address.ts';
import type { ShownWish } from '../../../core/domain/wishlist/wishlist-step.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { WishList, type Wish, type WishListState } from '../../components/wish-list/wish-list.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticlePrice } from '../article-price.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { joinedDetails, pictureDetails, pictureName, pictureSwatch } from '../picture-words.ts';
import { shippingHref } from '../shipping-href.ts';

const nameOf = (locale: Locale, { entry }: ShownWish, picture: WallPicture | undefined) => {
  if (picture !== undefined) return pictureName(locale, picture);
  return entry.product === 'photo-frame' ? '' : productTypeLabel(locale, entry.product);
};

/** A collage is named by what it is made on, as in the cart; its photos tell it from others. */
const collageDetails = (text: Text, locale: Locale, { entry }: ShownWish): readonly string[] => {
  if (entry.kind !== 'configuration' || entry.product !== 'collage') return [];
  const [, tileCount] = entry.parameters.find(([name]) => name === 'tileCount') ?? [];
  return [
    productTypeLabel(locale, 'collage'),
    ...(tileCount === undefined ? [] : [text('collage.photos', { count: Number(tileCount) })]),
  ];
};

const wishOf = (text: Text, locale: Locale, resolveLink: ResolveLink, wish: ShownWish): Wish => {
  const picture = wishedPicture(wish.entry);
  return {
    key: wish.key,
    name: nameOf(locale, wish, picture),
    detail:
      picture &&
      joinedDetails([...collageDetails(text, locale, wish), ...pictureDetails(locale, picture)]),
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

const stateOf = (
  text: Text,
  { block, locale, resolveLink }: BlockViewProps<WishlistBlock>,
): WishListState => {
  const { step } = block;
  if (step.kind !== 'shown') return step;
  const { isOwn, shareKey } = step;
  return {
    kind: 'shown',
    wishes: step.wishes.map((wish) => wishOf(text, locale, resolveLink, wish)),
    isOwn,
    shared:
      shareKey === undefined
        ? undefined
        : {
            key: shareKey,
            href: sharedHref(resolveLink, locale, shareKey),
          },
  };
};

/** A wishlist: the one that the page's address names, or the way to the visitor's own. */
export const WishlistBlockView = (props: BlockViewProps<WishlistBlock>) => {
  const text = useText();
  const { block, locale } = props;
  return (
    <PageSection headline={block.headline} id={block.id}>
      <WishList locale={locale} state={stateOf(text, props)} />
    </PageSection>
  );
};
