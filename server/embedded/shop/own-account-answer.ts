import type { OwnAccountAnswer } from '../../../adapters/http/codecs/own-account.ts';
import type { PictureUploadStore } from '../../../adapters/media/picture-uploads.ts';
import type { StoredCustomer } from '../../../adapters/postgres/stores/customers.ts';
import {
  newsletterOf,
  sessionsOf,
  waitingAddressOf,
} from '../../../adapters/postgres/stores/own-account.ts';
import type { t } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { PriceSources } from './prices.ts';

type KeptPictures = Awaited<ReturnType<PictureUploadStore['list']>>;

/** What a customer sees of their account. */
export const overviewOf = async (
  sources: PriceSources,
  scope: ShopScope,
  customer: StoredCustomer,
  pictures: KeptPictures,
): Promise<t.TypeOf<typeof OwnAccountAnswer>> => {
  const { number, email, firstName, lastName, passwordHash, session } = customer;
  const now = sources.clock.now();
  const [sessions, newEmail, newsletter] = await Promise.all([
    sessionsOf(sources.database, number, now),
    waitingAddressOf(sources.database, number, now),
    newsletterOf(sources.database, scope, email),
  ]);
  return {
    number,
    email,
    firstName,
    lastName,
    hasPassword: passwordHash !== null,
    ...(newEmail !== undefined && { newEmail }),
    newsletter,
    sessions: sessions.map(({ id, browser, system, country, begunAt, usedAt }) => ({
      id,
      browser,
      system,
      ...(country !== null && { country }),
      begunAt: begunAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isCurrent: id === session.id,
    })),
    pictures: pictures.map(({ keptUntil, ...picture }) => ({
      ...picture,
      keptUntil: new Date(keptUntil).toISOString(),
    })),
  };
};
