import { PreviewNote, type PreviewState } from '../../components/preview-note/preview-note.tsx';
import { renderPart } from '../page/render-part.server.tsx';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

const stateOf = ({ release, version }: NonNullable<StorefrontRequest['preview']>): PreviewState =>
  release === undefined ? { kind: version } : { kind: 'release', release };

/** Empty for shoppers; outside of the page, at the document's end. */
export const renderPreviewNote = (request: StorefrontRequest): string =>
  request.preview === undefined
    ? ''
    : renderPart(
        placeOf(request),
        'preview',
        <PreviewNote state={stateOf(request.preview)} leaveHref={request.url.pathname} />,
      );
