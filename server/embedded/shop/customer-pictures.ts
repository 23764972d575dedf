import { customerPictureEndpoints } from '../../../adapters/http/endpoints/customer-pictures.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { samplePictures, type MaterialPicture } from './samples/pictures.ts';

/** The routes of customers' pictures; those of this shop unless others are given. */
export const customerPictureRoutes = (
  picturesIn: (locale: Locale) => readonly MaterialPicture[] = samplePictures,
): Readonly<Record<keyof typeof customerPictureEndpoints, Route>> => ({
  customerPictures: route(
    customerPictureEndpoints.customerPictures,
    async ({ scope: { locale }, query: { materialType } }) => {
      const pictures = picturesIn(locale)
        .filter((picture) => materialType === undefined || picture.materialType === materialType)
        .map(({ id, source, alternative }) => ({ id, source, alternative }));
      return E.right({ payload: { pictures } });
    },
  ),
});
