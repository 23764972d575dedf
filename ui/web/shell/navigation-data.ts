import { emptyNavigation, type Navigation } from '../../../core/domain/navigation/navigation.ts';
import { E } from '../../../core/fp.ts';
import { showNavigation } from '../../../core/usecases/show-page.ts';
import { oncePerRequest } from './once-per-request.ts';
import { placeOf } from './request-place.ts';

/**
 * Of the request's site; it never fails (`showNavigation`). Addresses are those of the content:
 * `resolveLink` makes links of them.
 */
export const loadNavigation = oncePerRequest<Navigation>(async (request) => {
  const { locale, site } = placeOf(request);
  const navigation = await showNavigation({ channel: site.channel, locale })(request.ports)();
  return E.isRight(navigation) ? navigation.right : emptyNavigation;
});
