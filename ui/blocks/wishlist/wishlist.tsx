import type { WishlistBlock } from '../../../core/domain/content/blocks/wishlist.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { wishlistSegments } from '../../../core/domain/routing/page-routes.ts';
import {
  printNamedWishlist,
  type NamedWishlist,
} from '../../../core/domain/routing/wishlist-address.ts';
import type { ShownWish } from '../../../core/domain/wishlist/wishlist-step.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { WishList, type Wish, type WishListState } from '../../components/wish-list/wish-list.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticlePrice } from '../article-price.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { ArticlePicture, photoWords } from '../article-picture.tsx';
import { articleDetails, missingPhotoText } from '../article-words.ts';
import { shippingHref } from '../shipping-href.ts';

const wishOf = (
  text: Text,
  { locale, resolveLink }: Pick<BlockViewProps<WishlistBlock>, 'locale' | 'resolveLink'>,
  wish: ShownWish,
  isOwn: boolean,
  row: number,
): Wish => {
  const { article } = wish;
  return {
    key: wish.key,
    name: wish.name,
    detail: article && articleDetails(text, article),
    picture: article && <ArticlePicture {...article} row={isOwn ? row : undefined} />,
    warning:
      article &&
      (missingPhotoText(text, article, isOwn) ?? (isOwn ? photoWords(article, row) : undefined)),
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

/** The page's own address where links are not followed. */
const listHref = (resolveLink: ResolveLink, locale: Locale, named: NamedWishlist): string => {
  const query = printNamedWishlist(named);
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
    wishes: step.wishes.map((wish, row) => wishOf(text, { locale, resolveLink }, wish, isOwn, row)),
    isOwn,
    shared:
      shareKey === undefined
        ? undefined
        : {
            key: shareKey,
            href: listHref(resolveLink, locale, { kind: 'shared', key: shareKey }),
          },
  };
};

export const WishlistBlockView = (props: BlockViewProps<WishlistBlock>) => {
  const text = useText();
  const { block, locale, resolveLink } = props;
  return (
    <PageSection headline={block.headline} id={block.id}>
      <WishList
        locale={locale}
        state={stateOf(text, props)}
        ownHref={listHref(resolveLink, locale, { kind: 'own' })}
      />
    </PageSection>
  );
};
