import { Hono } from 'hono';

import type { Within } from '../../adapters/shared/within.ts';
import { wishlistCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import type { ArticleError } from '../../core/domain/products/article.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import {
  wishlistAnswerId,
  wishlistFields,
  wishlistPath,
  wishlistWants,
  type WishlistAnswer,
  type WishlistWant,
} from '../../core/domain/wishlist/wishlist-forms.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { HasWishlists, WishlistStoreError } from '../../core/ports/wishlists.ts';
import {
  changeWishlist,
  showSharedWishlist,
  takeWishlistOver,
  visitorWishlist,
  wishFor,
  type WishlistFull,
} from '../../core/usecases/keep-wishlist.ts';
import type { CustomersOf } from '../../core/ports/page-ports.ts';
import { formRoute, type FormRouteSettings } from './form-route.ts';
import { newLists } from './new-lists.ts';
import { listFormOf, type ListPlace, type ListWish } from './list-form.ts';

type WishlistSettings = HasWishlists &
  HasLog &
  HasClock &
  FormRouteSettings & { readonly customersOf: Within<CustomersOf> };

const failed = (): WishlistAnswer => 'failed';

const problems = {
  'article-refused': 'refused',
  'wishlist-full': 'full',
  'wishlist-unavailable': 'failed',
} as const satisfies Record<
  (ArticleError | WishlistFull | WishlistStoreError)['kind'],
  WishlistAnswer
>;

const changeBy = (
  settings: WishlistSettings,
  owner: Owner,
  { want, fields, scope }: ListWish<WishlistWant>,
): TE.TaskEither<WishlistAnswer, WishlistAnswer> => {
  switch (want) {
    case 'add': {
      const designer = fields.get(wishlistFields.designer) ?? '';
      const query = fields.get(wishlistFields.article) ?? '';
      return pipe(
        wishFor(scope, owner, { designer, query })(settings),
        TE.bimap(
          ({ kind }) => problems[kind],
          (): WishlistAnswer => 'added',
        ),
      );
    }
    case 'take':
      return pipe(
        showSharedWishlist(fields.get(wishlistFields.list) ?? '')(settings),
        TE.flatMap(({ wishlist }) => takeWishlistOver(owner, wishlist)(settings)),
        TE.bimap(failed, (): WishlistAnswer => 'taken'),
      );
    case 'clear':
      return pipe(
        changeWishlist(owner, { kind: 'clear' })(settings),
        TE.bimap(failed, (): WishlistAnswer => 'cleared'),
      );
    case 'remove':
      return pipe(
        changeWishlist(owner, { kind: 'remove', key: fields.get(wishlistFields.wish) ?? '' })(
          settings,
        ),
        TE.bimap(failed, (): WishlistAnswer => 'removed'),
      );
  }
};

/** With the place of an answer. */
const hrefOf =
  (sites: SiteConfiguration) =>
  ({ site, locale }: ListPlace, answer: WishlistAnswer | undefined): string => {
    const route = { kind: 'wishlist' } as const;
    const path = pathFor(sites, site.channel, { locale, platform: 'web', route });
    return answer === undefined ? path : `${path}#${wishlistAnswerId(answer)}`;
  };

/** The forms as an application to be mounted at the root. */
export const wishlistForms = (settings: WishlistSettings): Hono => {
  const { sites, customersOf } = settings;
  const form = listFormOf<WishlistWant, WishlistAnswer>({
    cookieName: wishlistCookie,
    wants: wishlistWants,
    begins: ['add', 'take'],
    customersOf,
    mayKeep: newLists(),
    findOwner: (key) => (customers) =>
      visitorWishlist.findOwner(key)({ ...settings, ...customers }),
    perform: (owner, wish) => changeBy(settings, owner, wish),
    ofNobody: undefined,
    href: hrefOf(sites),
  });
  const app = new Hono();
  app.post(wishlistPath, formRoute(settings, form));
  return app;
};
