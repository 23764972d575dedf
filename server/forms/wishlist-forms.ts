import { Hono } from 'hono';

import type { Within } from '../../adapters/shared/within.ts';
import { wishlistCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { isWished, isWishlistFull } from '../../core/domain/wishlist/wishlist.ts';
import {
  readWish,
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
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import {
  changeWishlist,
  showSharedWishlist,
  takeWishlistOver,
  visitorWishlist,
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

const add = (
  settings: WishlistSettings,
  owner: Owner,
  fields: URLSearchParams,
): TE.TaskEither<WishlistAnswer, WishlistAnswer> =>
  pipe(
    TE.fromEither(readWish([...fields])),
    TE.mapLeft((): WishlistAnswer => 'refused'),
    TE.flatMap((entry) =>
      pipe(
        changeWishlist(owner, { kind: 'add', entry })(settings),
        TE.mapLeft(failed),
        TE.flatMap(({ wishlist }) =>
          !isWished(wishlist, entry) && isWishlistFull(wishlist)
            ? TE.left<WishlistAnswer>('full')
            : TE.right<WishlistAnswer, WishlistAnswer>('added'),
        ),
      ),
    ),
  );

const changeBy = (
  settings: WishlistSettings,
  owner: Owner,
  { want, fields }: ListWish<WishlistWant>,
): TE.TaskEither<WishlistAnswer, WishlistAnswer> => {
  switch (want) {
    case 'add':
      return add(settings, owner, fields);
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
