import type { ContactMessage } from '../domain/contact/contact-form.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why a message did not get through: the mail could not be handed over. */
export type ContactError = Outage<'contact-unavailable'>;

/** Takes messages of the contact form to the shop's service (storefront §1). */
export type ContactDesk = {
  /** Hands a message over; it has arrived at the shop's mail when this succeeds. */
  readonly send: (scope: ShopScope, message: ContactMessage) => TE.TaskEither<ContactError, void>;
};

/** An environment that takes messages. */
export type HasContactDesk = { readonly contactDesk: ContactDesk };
