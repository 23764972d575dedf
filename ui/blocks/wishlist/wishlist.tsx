import type { WishlistBlock } from '../../../core/domain/content/blocks/wishlist.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import {
  printNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/routing/wishlist-address.ts';
import type { ShownWish } from '../../../core/domain/wishlist/wishlist-step.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { WishList, type Wish, type WishListState } from '../../components/wish-list/wish-list.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticlePrice } from '../article-price.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { articleDetails, articleSwatch } from '../article-words.ts';
import { shippingHref } from '../shipping-href.ts';

const wishOf = (text: Text, locale: Locale, resolveLink: ResolveLink, wish: ShownWish): Wish => {
  const { article } = wish;
  return {
    key: wish.key,
    name: wish.name,
    detail: article && articleDetails(text, article),
    picture: article && articleSwatch(article),
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
    page: wish.page,
    designer: wish.designer,
  };
};

/** For others; the page's own address where links are not followed. */
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

export const WishlistBlockView = (props: BlockViewProps<WishlistBlock>) => {
  const text = useText();
  const { block, locale } = props;
  return (
    <PageSection headline={block.headline} id={block.id}>
      <WishList locale={locale} state={stateOf(text, props)} />
    </PageSection>
  );
};
