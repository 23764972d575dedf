import { Hono } from 'hono';

import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { DesignerBases } from '../../core/domain/catalogue/designers.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasInvoices } from '../../core/ports/invoices.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import type { HasPaymentCommands } from '../../core/ports/payments.ts';
import type { HasVouchers } from '../../core/ports/vouchers.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import { accountForms } from './account-forms.ts';
import { addressLinks } from './address-links.ts';
import { cartForms } from './cart-forms.ts';
import type { FormRouteSettings } from './form-route.ts';
import { invoiceLinks } from './invoice-links.ts';
import { mailedLinks } from './mailed-links.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { orderLinks } from './order-links.ts';
import { personalisationForm } from './personalisation-form.ts';
import { phonePhotoForms } from './phone-photo-forms.ts';
import { pictureForms } from './picture-forms.ts';
import { wishlistForms } from './wishlist-forms.ts';

type WithinPage<Name extends keyof PagePorts> = {
  readonly [Port in Name]: Within<PagePorts[Port]>;
};

type FormAddressSettings = FormRouteSettings &
  HasCarts &
  HasClock &
  HasLog &
  HasNewsletter &
  HasOrders &
  HasInvoices &
  HasPaymentCommands &
  HasWishlists &
  HasVouchers &
  WithinPage<'articlePrices' | 'customersOf' | 'ownAccountOf' | 'personalisations' | 'prices'> & {
    readonly api: ApiSettings;
    readonly designerBases: DesignerBases;
  };

/** What is not sent to a page: a line for each form that has an address of its own. */
export const formAddresses = (settings: FormAddressSettings): Hono => {
  const app = new Hono();
  for (const address of [
    newsletterLinks,
    addressLinks,
    mailedLinks,
    orderLinks,
    invoiceLinks,
    wishlistForms,
    accountForms,
    cartForms,
    pictureForms,
    personalisationForm,
    phonePhotoForms,
  ])
    app.route('/', address(settings));
  return app;
};
