/**
 * The form with which a page without scripts hands a picture over: it is uploaded to the shop API,
 * whichever that is, and the browser is led on to the designer with it. What goes wrong leads back
 * to the page, whose address says so.
 */
import { Hono, type Context } from 'hono';

import type { ApiSettings } from '../../adapters/http/address.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { withOwnPicture } from '../../core/domain/designer/own-picture-parameters.ts';
import { isInVocabulary } from '../../core/domain/products/designer-vocabulary.ts';
import {
  ownPictureAnswerId,
  ownPictureFields,
  ownPictureLimits,
  pictureUploadPaths,
  type OwnPictureAnswer,
} from '../../core/domain/image/own-picture.ts';
import { printPairs, readPairs } from '../../core/domain/query/query.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { handOverPicture } from '../../core/usecases/hand-over-picture.ts';
import { boundedBody } from '../endpoints/bounded-body.ts';
import {
  isFormFromElsewhere,
  localeOnSite,
  pageOfForm,
  seeOther,
  siteOfRequest,
} from './site-forms.ts';

type PictureFormSettings = HasLog & {
  readonly sites: SiteConfiguration;
  readonly api: ApiSettings;
  /** Where the photo frame designer answers. */
  readonly designerBase: string;
};

/** The parts of a form around its file, in bytes. */
const formOverhead = 16_384;

type SentPicture = { readonly file: File; readonly handOff: string };

/** The file and the selection of a form; undefined where it is too large or not a form with a file. */
const readForm = async (context: Context): Promise<SentPicture | undefined> => {
  const type = context.req.header('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) return undefined;
  const { sent } = boundedBody(context.req.raw, ownPictureLimits.bytes + formOverhead);
  try {
    const form = await sent.formData();
    const file = form.get(ownPictureFields.file);
    const handOff = form.get(ownPictureFields.handOff);
    return file instanceof File && typeof handOff === 'string' ? { file, handOff } : undefined;
  } catch {
    return undefined;
  }
};

/** What the designer knows of a selection; nothing else of a form travels on. */
const designerQuery = (handOff: string): string =>
  printPairs(readPairs(handOff).filter(([name]) => isInVocabulary('photo-frame', name)));

/** The form's address as an application to be mounted at the root. */
export const pictureForms = ({ sites, api, designerBase, log }: PictureFormSettings): Hono => {
  const app = new Hono();
  app.post(pictureUploadPaths.form, async (context) => {
    const site = siteOfRequest(sites, context);
    const { pathname, search } = pageOfForm(sites, context, site);
    const back = (answer: OwnPictureAnswer): Response =>
      seeOther(`${pathname}${search}#${ownPictureAnswerId(answer)}`);
    if (isFormFromElsewhere(sites, site, context)) return back('failed');
    const form = await readForm(context);
    if (form === undefined) return back('refused');
    const { file } = form;
    const query = designerQuery(form.handOff);
    const locale = localeOnSite(site, new URLSearchParams(query).get('locale') ?? '');
    const scope = { channel: site.channel, locale };
    const visitor = withVisitorCookies(api.fetch, context.req.header('Cookie') ?? '');
    const uploads = httpPictureUploads({ ...api, fetch: visitor.fetch }, scope);
    const handed = await handOverPicture({
      byteCount: file.size,
      read: async (offset, length) =>
        new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
    })({ pictureUploads: uploads, log })();
    if (E.isLeft(handed))
      return back(handed.left.kind === 'uploads-unavailable' ? 'failed' : 'refused');
    const base = `${designerBase}${designerBase.includes('?') ? '&' : '?'}${query}`;
    return seeOther(withOwnPicture(base, { id: handed.right.id }), visitor.setCookies());
  });
  return app;
};
