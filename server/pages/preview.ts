/** For an editor with a valid token; nobody keeps them. */
import { createHash } from 'node:crypto';

import { hasPreviewClaim } from '../../core/domain/content/preview-token.ts';
import {
  editorParameters,
  storyblokEditorParameters,
} from '../../core/domain/content/content-editor.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Content } from '../../core/ports/content.ts';
import type { Digest } from '../../core/ports/digest.ts';
import { openPreview, type OpenedPreview } from '../../core/usecases/open-preview.ts';
import type { RenderedPage } from './page-cache.ts';

const nodeDigest: Digest = {
  sha1: (text) => createHash('sha1').update(text).digest('hex'),
};

export type Previews = {
  /** A token, valid or not: such an address is not answered at once. */
  readonly isAsked: (url: string) => boolean;
  /** Undefined without a valid token. */
  readonly open: (search: string) => OpenedPreview | undefined;
  /** Kept and indexed by nobody, shown within the editor. */
  readonly asPreview: (page: RenderedPage) => RenderedPage;
};

type PreviewsSettings = {
  /** Without it no preview opens. */
  readonly previewToken: string | undefined;
  readonly clock: Clock;
  /** For documents within the editor. */
  readonly policy: string;
};

const tokenNames = [storyblokEditorParameters.token, editorParameters.token];

/** Others, or none, in the place of the same names. */
const withHeaders = (
  headers: readonly string[],
  others: Readonly<Record<string, string | undefined>>,
): readonly string[] => [
  ...headers.flatMap((name, index) =>
    index % 2 === 0 && !(name.toLowerCase() in others) ? [name, headers[index + 1] ?? ''] : [],
  ),
  ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
];

/** Opens previews by the space's token. */
export const createPreviews = ({ previewToken, clock, policy }: PreviewsSettings): Previews => {
  const environment = { clock, digest: nodeDigest };
  return {
    isAsked: (url) => {
      if (previewToken === undefined || !url.includes('_tk')) return false;
      const search = url.slice(url.indexOf('?') + 1);
      return tokenNames.some((name) => hasPreviewClaim(search, name));
    },
    open: (search) => {
      const opened = openPreview(previewToken, search)(environment);
      return E.isRight(opened) ? opened.right : undefined;
    },
    asPreview: (page) => {
      const isDocument = page.headers.includes('content-security-policy');
      return {
        ...page,
        headers: withHeaders(page.headers, {
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          etag: undefined,
          ...(isDocument && { 'content-security-policy': policy }),
        }),
        freshSeconds: 0,
        tag: undefined,
      };
    },
  };
};

/** Every story in its state. */
export const previewedContent = (content: Content, preview: OpenedPreview): Content => ({
  page: (request) => content.page({ ...request, preview }),
  chrome: (request) => content.chrome({ ...request, preview }),
  navigation: (request) => content.navigation({ ...request, preview }),
});
