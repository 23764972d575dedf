/** By name: what is answered, relayed, described. */
import { accountEndpoints } from './accounts.ts';
import { assortmentEndpoints } from './assortment.ts';
import { calendarEndpoints } from '../calendar/endpoints.ts';
import { campaignEndpoints } from './campaigns.ts';
import { cardEndpoints } from '../card/endpoints.ts';
import { photobookEndpoints } from '../photobook/endpoints.ts';
import { collageEndpoints } from '../collage/endpoints.ts';
import { contactEndpoints } from './contact.ts';
import { customerPictureEndpoints } from './customer-pictures.ts';
import { customerEndpoints } from './customers.ts';
import { descriptionEndpoints } from './description.ts';
import { localizedUrlsEndpoints } from './localized-urls.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { articlePriceEndpoints } from './article-prices.ts';
import { optionPriceEndpoints } from './option-prices.ts';
import { photoboxEndpoints } from '../photobox/endpoints.ts';
import { pictureUploadEndpoints } from './picture-uploads.ts';
import { priceEndpoints } from './prices.ts';
import { serviceEndpoints } from './express-and-skus.ts';
import { shippingEndpoints } from './shipping.ts';
import { toolboxEndpoints } from './toolbox.ts';
import { whitelabelEndpoints } from './whitelabel.ts';
import { voucherEndpoints } from './vouchers.ts';
import { withdrawalEndpoints } from './withdrawal.ts';

export const shopEndpoints = {
  ...priceEndpoints,
  ...optionPriceEndpoints,
  ...articlePriceEndpoints,
  ...assortmentEndpoints,
  ...shippingEndpoints,
  ...campaignEndpoints,
  ...serviceEndpoints,
  ...customerEndpoints,
  ...accountEndpoints,
  ...whitelabelEndpoints,
  ...localizedUrlsEndpoints,
  ...customerPictureEndpoints,
  ...collageEndpoints,
  ...calendarEndpoints,
  ...photobookEndpoints,
  ...photoboxEndpoints,
  ...cardEndpoints,
  ...contactEndpoints,
  ...newsletterEndpoints,
  ...withdrawalEndpoints,
  ...voucherEndpoints,
  ...toolboxEndpoints,
  ...pictureUploadEndpoints,
  ...descriptionEndpoints,
} as const;
