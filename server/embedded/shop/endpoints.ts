/** By name: what is answered, relayed, described. */
import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import { assortmentEndpoints } from '../../../adapters/http/endpoints/assortment.ts';
import { collageEndpoints } from '../../../adapters/http/collage/endpoints.ts';
import { contactEndpoints } from '../../../adapters/http/endpoints/contact.ts';
import { customerPictureEndpoints } from '../../../adapters/http/endpoints/customer-pictures.ts';
import { customerEndpoints } from '../../../adapters/http/endpoints/customers.ts';
import { descriptionEndpoints } from '../../../adapters/http/endpoints/description.ts';
import { localizedUrlsEndpoints } from '../../../adapters/http/endpoints/localized-urls.ts';
import { newsletterEndpoints } from '../../../adapters/http/endpoints/newsletter.ts';
import { articlePriceEndpoints } from '../../../adapters/http/endpoints/article-prices.ts';
import { optionPriceEndpoints } from '../../../adapters/http/endpoints/option-prices.ts';
import { pictureUploadEndpoints } from '../../../adapters/http/endpoints/picture-uploads.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import { serviceEndpoints } from '../../../adapters/http/endpoints/express-and-skus.ts';
import { shippingEndpoints } from '../../../adapters/http/endpoints/shipping.ts';
import { toolboxEndpoints } from '../../../adapters/http/endpoints/toolbox.ts';
import { whitelabelEndpoints } from '../../../adapters/http/endpoints/whitelabel.ts';
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';

export const shopEndpoints = {
  ...priceEndpoints,
  ...optionPriceEndpoints,
  ...articlePriceEndpoints,
  ...assortmentEndpoints,
  ...shippingEndpoints,
  ...serviceEndpoints,
  ...customerEndpoints,
  ...accountEndpoints,
  ...whitelabelEndpoints,
  ...localizedUrlsEndpoints,
  ...customerPictureEndpoints,
  ...collageEndpoints,
  ...contactEndpoints,
  ...newsletterEndpoints,
  ...withdrawalEndpoints,
  ...toolboxEndpoints,
  ...pictureUploadEndpoints,
  ...descriptionEndpoints,
} as const;
