/**
 * Without scripts: the picture is uploaded to whichever shop API, and the browser led on to the
 * designer. What goes wrong leads back to the page, whose address says so.
 */
import { Hono } from 'hono';

import type { ApiSettings } from '../../adapters/http/address.ts';
import { withForwardedFor } from '../../adapters/http/forwarded-for.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { abortedBy } from '../../adapters/http/with-signal.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { pictureDesigner, type DesignerBases } from '../../core/domain/catalogue/designers.ts';
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
import { pipe, TE } from '../../core/fp.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { handOverPicture } from '../../core/usecases/hand-over-picture.ts';
import { addressOfClient } from '../http/client-address.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { formRoute, localeOnSite, type FormRouteSettings } from './form-route.ts';
import { formOf, type FormSender } from './form.ts';

type PictureFormSettings = HasLog &
  FormRouteSettings & {
    readonly api: ApiSettings;
    readonly designerBases: DesignerBases;
  };

/** A picture, and the fields around it. */
export const pictureFormLimits = {
  ...usualFormLimits,
  bytes: ownPictureLimits.bytes + usualFormLimits.bytes,
  files: 1,
} as const;

/** Brings a form's file to the shop, as whoever the cookies say. */
export const uploadFile =
  ({ api, log }: Pick<PictureFormSettings, 'api' | 'log'>, scope: ShopScope) =>
  (
    file: File,
    { cookies, client, signal }: Pick<FormSender, 'cookies' | 'client' | 'signal'>,
  ): TE.TaskEither<
    OwnPictureAnswer,
    { readonly id: string; readonly setCookies: readonly string[] }
  > => {
    const own = abortedBy(signal)(api.fetch);
    const known = withForwardedFor(own, addressOfClient(client));
    const visitor = withVisitorCookies(known, cookies);
    const uploads = httpPictureUploads({ ...api, fetch: visitor.fetch }, scope);
    const brought = {
      byteCount: file.size,
      read: async (offset: number, length: number) =>
        new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
    };
    return pipe(
      handOverPicture(brought)({ pictureUploads: uploads, log }),
      TE.bimap(
        ({ kind }): OwnPictureAnswer => (kind === 'uploads-unavailable' ? 'failed' : 'refused'),
        ({ id }) => ({ id, setCookies: visitor.setCookies() }),
      ),
    );
  };

/** Nothing that the designer does not know travels on. */
const designerQuery = (handOff: string): string =>
  printPairs(readPairs(handOff).filter(([name]) => isInVocabulary(pictureDesigner, name)));

const back = ({ page }: FormSender, answer: OwnPictureAnswer) =>
  ({
    kind: 'see-other',
    location: `${page?.pathname ?? '/'}${page?.search ?? ''}#${ownPictureAnswerId(answer)}`,
  }) as const;

/** The form's address as an application to be mounted at the root. */
export const pictureForms = (settings: PictureFormSettings): Hono => {
  const designerBase = settings.designerBases[pictureDesigner];
  const form = formOf({
    limits: pictureFormLimits,
    read: ({ fields, files }) => ({
      file: files.get(ownPictureFields.file)?.[0],
      query: designerQuery(fields.get(ownPictureFields.handOff) ?? ''),
      isWhole: fields.has(ownPictureFields.handOff),
    }),
    perform: ({ file, query, isWhole }, sender) => {
      if (file === undefined || !isWhole) return TE.left<OwnPictureAnswer>('refused');
      const { site } = sender;
      const locale = localeOnSite(site, new URLSearchParams(query).get('locale'));
      return uploadFile(settings, { channel: site.channel, locale })(file, sender);
    },
    done: ({ id, setCookies }, { query }) => {
      const base = `${designerBase}${designerBase.includes('?') ? '&' : '?'}${query}`;
      return { kind: 'hand-off', location: withOwnPicture(base, { id }), setCookies };
    },
    refused: (answer, _, sender) => back(sender, answer),
    unread: (sender, { kind }) => back(sender, kind === 'elsewhere' ? 'failed' : 'refused'),
  });
  const app = new Hono();
  app.post(pictureUploadPaths.form, formRoute(settings, form));
  return app;
};
