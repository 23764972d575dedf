import type { OwnAccountAnswer } from '../../../adapters/http/codecs/own-account.ts';
import type { PictureUploadStore } from '../../../adapters/media/picture-uploads.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import { businessOfCustomer } from '../../../adapters/postgres/stores/business-customers.ts';
import type { StoredCustomer } from '../../../adapters/postgres/stores/customers.ts';
import {
  newsletterOf,
  sessionsOf,
  waitingAddressOf,
} from '../../../adapters/postgres/stores/own-account.ts';
import { emptyBusinessForm } from '../../../core/domain/customer/business-form.ts';
import type { t } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { PriceSources } from './prices.ts';

/** Empty until the customer has said something. */
const businessOf = async (
  database: Database,
  number: string,
): Promise<t.TypeOf<typeof OwnAccountAnswer>['business']> => {
  const kept = await businessOfCustomer(database, number);
  if (kept === undefined) return { ...emptyBusinessForm, vatStatus: 'unknown' };
  const { customerNumber: _number, vatCheckedAt, ...business } = kept;
  return {
    ...business,
    ...(vatCheckedAt !== null && { vatCheckedAt: vatCheckedAt.toISOString() }),
  };
};

type KeptPictures = Awaited<ReturnType<PictureUploadStore['list']>>;

/** What a customer sees of their account. */
export const overviewOf = async (
  sources: PriceSources,
  scope: ShopScope,
  customer: StoredCustomer,
  pictures: KeptPictures,
): Promise<t.TypeOf<typeof OwnAccountAnswer>> => {
  const { number, email, firstName, lastName, passwordHash, session, type } = customer;
  const now = sources.clock.now();
  const [business, sessions, newEmail, newsletter] = await Promise.all([
    type === 0 ? undefined : businessOf(sources.database, number),
    sessionsOf(sources.database, number, now),
    waitingAddressOf(sources.database, number, now),
    newsletterOf(sources.database, scope, email),
  ]);
  return {
    number,
    email,
    firstName,
    lastName,
    ...(business && { business }),
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
