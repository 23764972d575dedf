import type { ContactMessage } from '../domain/contact/contact-form.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

export type ContactError = Outage<'contact-unavailable'>;

/** Takes messages of the contact form (storefront §1). */
export type ContactDesk = {
  /**
   * When this succeeds, the message is in the shop's mail, and a receipt is on its way to who wrote
   * it. The same UUID is kept once.
   */
  readonly send: (
    scope: ShopScope,
    message: ContactMessage,
    messageId: string,
  ) => TE.TaskEither<ContactError, void>;
};

export type HasContactDesk = { readonly contactDesk: ContactDesk };
