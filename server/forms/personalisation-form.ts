/**
 * Own words and photos of things that are printed, from the form of a designer's page. What is wrong
 * leads back to the page, whose address says so.
 */
import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import type { ApiSettings } from '../../adapters/http/address.ts';
import { withForwardedFor } from '../../adapters/http/forwarded-for.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { abortedBy } from '../../adapters/http/with-signal.ts';
import type { Within } from '../../adapters/shared/within.ts';
import {
  isDesignerProduct,
  pictureDesigner,
  type DesignerBases,
  type DesignerProduct,
} from '../../core/domain/catalogue/designers.ts';
import { parseCookies, serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { picturesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { picturesKeyOf } from '../../core/domain/cookie/visitor-key.ts';
import { personalisationParameter } from '../../core/domain/designer/personalisation-parameter.ts';
import { shownValue } from '../../core/domain/designer/refusals.ts';
import { ownPictureLimits } from '../../core/domain/image/own-picture.ts';
import {
  filesAtOnce,
  mostNotTaken,
  notTakenParameter,
  personalisationAnswerId,
  personalisationFields,
  personalisationPath,
  readPhotoValue,
  roleOfField,
  type PersonalisationAnswer,
  type PhotoInForm,
} from '../../core/domain/personalisation/personalisation-form.ts';
import { personalPlacesOf } from '../../core/domain/products/article-facts.ts';
import { isInVocabulary } from '../../core/domain/products/designer-vocabulary.ts';
import { parseDesignerQuery, printDesignerQuery } from '../../core/domain/products/hand-off.ts';
import type { DesignerHandOff } from '../../core/domain/products/products-by-designer.ts';
import { printPairs, readPairs, type QueryPairs } from '../../core/domain/query/query.ts';
import { E, TE } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { PersonalisationsOf } from '../../core/ports/page-ports.ts';
import type { PictureUploads } from '../../core/ports/picture-uploads.ts';
import { handOverPicture } from '../../core/usecases/hand-over-picture.ts';
import {
  keepPersonalisation,
  type KeepPersonalisationError,
} from '../../core/usecases/keep-personalisation.ts';
import { addressOfClient } from '../http/client-address.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { formRoute, type FormRouteSettings } from './form-route.ts';
import { formOf, type FormSender } from './form.ts';
import { newLists } from './new-lists.ts';
import { newPicturesKey, picturesCookieOf } from './pictures-cookie.ts';

type PersonalisationFormSettings = HasClock &
  HasLog &
  FormRouteSettings & {
    readonly api: ApiSettings;
    readonly designerBases: DesignerBases;
    readonly personalisations: Within<PersonalisationsOf>;
  };

/** As many photos as the largest box and book have, and the words around them. */
const personalisationFormLimits = {
  bytes: ownPictureLimits.bytes + 4 * usualFormLimits.bytes,
  parts: 400,
  files: filesAtOnce,
} as const;

type Sent = {
  readonly designer: DesignerProduct | undefined;
  readonly query: QueryPairs;
  readonly words: Readonly<Record<string, string>>;
  readonly photos: readonly PhotoInForm[];
  /** Names of files that a script could not send. */
  readonly notSent: readonly string[];
  readonly files: readonly File[];
};

/** Nothing that the designer does not know travels on. */
const readSent = (fields: URLSearchParams, files: readonly File[]): Sent => {
  const named = fields.get(personalisationFields.designer);
  const designer = isDesignerProduct(named) ? named : undefined;
  const query = readPairs(fields.get(personalisationFields.handOff) ?? '');
  return {
    designer,
    query: query.filter(([name]) => designer !== undefined && isInVocabulary(designer, name)),
    words: Object.fromEntries(
      [...fields].flatMap(([name, text]) => {
        const role = roleOfField(name);
        return role === undefined ? [] : [[role, text]];
      }),
    ),
    photos: fields.getAll(personalisationFields.photo).map(readPhotoValue),
    notSent: fields.getAll(notTakenParameter),
    files,
  };
};

type Visitor = {
  readonly uploads: PictureUploads;
  /** Of the pictures' cookie; a new one where there is none. */
  readonly key: () => string;
  readonly setCookies: (key: string) => readonly string[];
};

const keyIn = (header: string): string | undefined =>
  picturesKeyOf(parseCookies(header).values.get(picturesCookie));

/** Whoever the cookies say; the first upload may make them known. */
const visitorOf = (
  { api }: Pick<PersonalisationFormSettings, 'api'>,
  { cookies, client, signal }: FormSender,
  { channel, locale }: Parameters<typeof httpPictureUploads>[1],
): Visitor => {
  const known = withForwardedFor(abortedBy(signal)(api.fetch), addressOfClient(client));
  const visitor = withVisitorCookies(known, cookies);
  const setKey = (): string | undefined =>
    visitor
      .setCookies()
      .map((line) => keyIn(line.replace(/;.*/su, '')))
      .findLast((key) => key !== undefined);
  return {
    uploads: httpPictureUploads({ ...api, fetch: visitor.fetch }, { channel, locale }),
    key: () => setKey() ?? keyIn(cookies) ?? newPicturesKey(),
    setCookies: (key) => {
      const own = serializeCookie(picturesCookieOf(key));
      return E.isRight(own) ? [own.right] : [];
    },
  };
};

type Arrived = { readonly ids: readonly string[]; readonly notTaken: readonly string[] };

/** One after the other, as they would be sent one by one; `failed` where nothing more is taken. */
const uploadAll =
  (files: readonly File[], pictureUploads: PictureUploads, log: HasLog['log']) =>
  async (): Promise<E.Either<'failed', Arrived>> => {
    let arrived: Arrived = { ids: [], notTaken: [] };
    for (const file of files) {
      const brought = {
        byteCount: file.size,
        read: async (offset: number, length: number) =>
          new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
      };
      const answer = await handOverPicture(brought)({ pictureUploads, log })();
      if (E.isRight(answer)) arrived = { ...arrived, ids: [...arrived.ids, answer.right.id] };
      else if (answer.left.kind === 'uploads-unavailable') return E.left('failed');
      else arrived = { ...arrived, notTaken: [...arrived.notTaken, file.name] };
    }
    return E.right(arrived);
  };

const answers = {
  'word-unknown': 'refused',
  'word-too-long': 'refused',
  'photos-too-many': 'too-many',
  'framing-wrong': 'refused',
  'not-personal': 'refused',
  'photo-gone': 'gone',
  failed: 'failed',
} as const satisfies Readonly<Record<KeepPersonalisationError['kind'], PersonalisationAnswer>>;

type Kept = {
  readonly handOff: DesignerHandOff;
  readonly notTaken: readonly string[];
  readonly setCookies: readonly string[];
};

const back = ({ page }: FormSender, answer: PersonalisationAnswer) =>
  ({
    kind: 'see-other',
    location: `${page?.pathname ?? '/'}${page?.search ?? ''}#${personalisationAnswerId(answer)}`,
  }) as const;

/** The form's address as an application to be mounted at the root. */
export const personalisationForm = (settings: PersonalisationFormSettings): Hono => {
  const mayKeep = newLists();
  const keep = async (
    { designer = pictureDesigner, query, words, photos, notSent, files }: Sent,
    sender: FormSender,
  ): Promise<E.Either<PersonalisationAnswer, Kept>> => {
    const { clock, log } = settings;
    const { channel } = sender.site;
    const read = parseDesignerQuery(designer, query, { now: clock.now(), channel });
    if (E.isLeft(read)) return E.left('refused');
    if (!(await mayKeep(sender.client, randomUUID()))) return E.left('failed');
    const handOff = read.right;
    const most = personalPlacesOf(handOff.locale, handOff)?.photos.most ?? 0;
    const visitor = visitorOf(settings, sender, { channel, locale: handOff.locale });
    const arrived = await uploadAll(files.slice(0, most), visitor.uploads, log)();
    if (E.isLeft(arrived)) return arrived;
    const { ids } = arrived.right;
    const notTaken = [
      ...notSent,
      ...arrived.right.notTaken,
      ...files.slice(most).map(({ name }) => name),
    ];
    // Where no room is left, new photos take that of the last ones.
    const before = ids.length === 0 ? photos : photos.slice(0, Math.max(0, most - ids.length));
    const added = ids.map((uploadId) => ({ uploadId }));
    const key = visitor.key();
    const kept = await keepPersonalisation(handOff, { words, photos: [...before, ...added] })({
      personalisations: settings.personalisations(sender.signal)(`${picturesCookie}=${key}`),
      pictureUploads: visitor.uploads,
      log,
    })();
    return E.isLeft(kept)
      ? E.left(answers[kept.left.kind])
      : E.right({
          handOff: { ...handOff, [personalisationParameter]: kept.right },
          notTaken,
          setCookies: visitor.setCookies(key),
        });
  };
  const form = formOf({
    limits: personalisationFormLimits,
    read: ({ fields, files }) => readSent(fields, files.get(personalisationFields.files) ?? []),
    perform: (sent, sender): TE.TaskEither<PersonalisationAnswer, Kept> =>
      sent.designer === undefined ? TE.left('refused') : () => keep(sent, sender),
    done: ({ handOff, notTaken, setCookies }) => {
      const base = settings.designerBases[handOff.designer];
      const query = printPairs([
        ...printDesignerQuery(handOff),
        ...notTaken
          .slice(0, mostNotTaken)
          .map((name) => [notTakenParameter, shownValue(name)] as const),
      ]);
      const answer = notTaken.length > 0 ? 'some-refused' : 'kept';
      return {
        kind: 'hand-off',
        location: `${base}${base.includes('?') ? '&' : '?'}${query}#${personalisationAnswerId(answer)}`,
        setCookies,
      };
    },
    refused: (answer, _, sender) => back(sender, answer),
    unread: (sender, { kind }) => back(sender, kind === 'too-large' ? 'too-many' : 'failed'),
  });
  const app = new Hono();
  app.post(personalisationPath, formRoute(settings, form));
  return app;
};
