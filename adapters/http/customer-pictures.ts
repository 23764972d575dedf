import { parseSource } from '../../core/domain/image/parse-source.ts';
import { E, TE, pipe } from '../../core/fp.ts';
import type { CustomerPictures } from '../../core/ports/customer-pictures.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { customerPictureEndpoints } from './endpoints/customer-pictures.ts';

const unavailable = outageOf('customer-pictures-unavailable');

/**
 * Customers' pictures over HTTP (storefront §7, `customer-picture`). One that is not in the media
 * library is left out: its address could lead anywhere.
 */
export const httpCustomerPictures = (api: ApiSettings): CustomerPictures => ({
  list: (scope, materialType) =>
    pipe(
      callEndpoint(api, customerPictureEndpoints.customerPictures, {
        scope,
        query: materialType === undefined ? {} : { materialType },
        body: undefined,
      }),
      TE.mapLeft(unavailable),
      TE.map(({ payload: { pictures } }) =>
        pictures.filter(({ source }) => E.isRight(parseSource(source))),
      ),
    ),
});
