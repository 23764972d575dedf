import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import { E } from '../../../core/fp.ts';
import { reportEncounter, showErrorPage } from '../../../core/usecases/show-error-page.ts';
import type { PageError } from '../../components/error-page/error-page.tsx';
import { errorPageMessages } from '../../components/error-page/messages.ts';
import { messagesFor } from '../../messages/compile.ts';
import type { CompiledMessages } from '../../messages/format-message.ts';
import { textOf } from '../../messages/text.tsx';
import type { Loaded, PageHead } from '../requests/loaded-page.ts';
import { placeOf } from '../shell/request-place.ts';
import { pageTitle } from '../shell/shop-names.ts';
import { siteLinks, startPath } from '../shell/site-links.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { failureOf, type PageFailure } from './failure.ts';
import { splitBody } from './page-body.ts';
import { renderChromeParts } from './chrome-parts.server.tsx';

export type ErrorPageData = PageFailure & {
  readonly kind: 'error';
  readonly head: PageHead;
  readonly messages: CompiledMessages;
  readonly path: string;
  readonly status: 400 | 404 | 503;
  readonly error: PageError['kind'];
};

/** `status` is that of the answer. */
type AddressError = Pick<ErrorPageData, 'path' | 'status'> & { readonly code: ErrorCode };

const tables = [errorPageMessages] as const;

/** 503 is a failure of ours. */
const errorOf = ({ code, status }: AddressError): PageError['kind'] => {
  if (status === 503) return 'failed';
  return code === 'route-missing' ? 'application' : 'not-found';
};

/** Around the designed text of the content service, if it has one. */
export const loadErrorPage = async (
  request: StorefrontRequest,
  wrong: AddressError,
): Promise<Loaded<ErrorPageData>> => {
  const { ports, requestId, url } = request;
  const { code, path, status } = wrong;
  const error = errorOf(wrong);
  if (request.hasMissingPage === true && error === 'not-found' && status !== 503) {
    reportEncounter({ code, path, requestId })(ports);
    return { kind: 'missing', path, status };
  }
  const place = placeOf(request);
  const { locale, site, platform } = place;
  const [story, surrounding] = await Promise.all([
    showErrorPage({ channel: site.channel, locale, platform }, { code, path, requestId })(ports)(),
    loadSurrounding(request, undefined),
  ]);
  const messages = messagesFor(locale, tables);
  const links = siteLinks(request, startPath(request));
  const blocks = E.isRight(story) ? (story.right?.blocks ?? []) : [];
  return {
    kind: 'page',
    page: {
      kind: 'error',
      head: {
        title: pageTitle(site.channel, textOf({ locale, messages })(`error.${error}.title`)),
        canonical: undefined,
      },
      messages,
      status,
      path,
      error,
      ...failureOf(code, requestId, url.search),
    },
    parts: renderChromeParts(
      place,
      links,
      surrounding,
      splitBody(blocks, () => undefined).staticBlocks,
    ),
    status,
    isShared: false,
  };
};
