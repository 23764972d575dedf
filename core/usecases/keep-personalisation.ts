/** What a shopper puts on the pages of a thing, from the form of its designer. */
import { centredFraming } from '../domain/image/picture-crop.ts';
import {
  checkPersonalisation,
  type PersonalisationError,
} from '../domain/personalisation/check-personalisation.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import { personalPlacesOf } from '../domain/products/article-facts.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPersonalisations, PersonalisationsUnavailable } from '../ports/personalisations.ts';
import type { HasPictureUploads, PictureUploadError } from '../ports/picture-uploads.ts';
import { isOutage } from '../ports/outage.ts';
import { outagesReported } from './report.ts';

/** What a form says: photos by their uploads, in the order of their places. */
export type GivenPersonalisation = {
  readonly words: Personalisation['words'];
  readonly uploadIds: readonly string[];
};

/**
 * `not-personal`: nothing can be put on it; `photo-gone`: not a finished upload of whoever asks;
 * `failed`: a service does not answer.
 */
export type KeepPersonalisationError =
  | PersonalisationError
  | { readonly kind: 'not-personal' | 'failed' }
  | { readonly kind: 'photo-gone'; readonly uploadId: string };

type KeepNeeds = HasPersonalisations & HasPictureUploads & HasLog;

const failed = { kind: 'failed' } as const;

const finished =
  (uploadId: string) =>
  (environment: KeepNeeds): TE.TaskEither<KeepPersonalisationError, string> =>
    pipe(
      outagesReported(environment, 'picture-upload', environment.pictureUploads.find(uploadId)),
      TE.mapLeft((error: PictureUploadError): KeepPersonalisationError =>
        isOutage(error) ? failed : { kind: 'photo-gone', uploadId },
      ),
      TE.filterOrElse(
        ({ picture }) => picture !== undefined,
        (): KeepPersonalisationError => ({ kind: 'photo-gone', uploadId }),
      ),
      TE.map(({ id }) => id),
    );

/** The framings of photos that were kept before stay. */
const framed =
  (before: Personalisation | undefined) =>
  (uploadId: string): Personalisation['photos'][number] =>
    before?.photos.find((one) => one.uploadId === uploadId) ?? {
      uploadId,
      framing: centredFraming,
    };

/**
 * Keeps what was given, and answers its id: of the thing that a hand-off says, whose own
 * personalisation, if it has one, is followed by this one. Outages are logged.
 */
export const keepPersonalisation =
  (
    handOff: DesignerHandOff,
    { words, uploadIds }: GivenPersonalisation,
  ): RTE.ReaderTaskEither<KeepNeeds, KeepPersonalisationError, string> =>
  (environment) => {
    const places = personalPlacesOf(handOff.locale, handOff);
    if (places === undefined) return TE.left({ kind: 'not-personal' });
    const { personalisations } = environment;
    const { personalisation: earlier } = handOff;
    const before: TE.TaskEither<never, Personalisation | undefined> =
      earlier === undefined
        ? TE.right(undefined)
        : pipe(
            personalisations.find(earlier),
            TE.orElse((): TE.TaskEither<never, Personalisation | undefined> =>
              TE.right(undefined),
            ),
          );
    return pipe(
      before,
      TE.map((known) => ({ words, photos: [...new Set(uploadIds)].map(framed(known)) })),
      TE.flatMapEither((given): E.Either<KeepPersonalisationError, Personalisation> =>
        checkPersonalisation(places, given),
      ),
      TE.tap(({ photos }) =>
        pipe(
          photos,
          TE.traverseArray(({ uploadId }) => finished(uploadId)(environment)),
        ),
      ),
      TE.flatMap((given) =>
        pipe(
          outagesReported(environment, 'personalisation', personalisations.keep(given)),
          TE.mapLeft((_: PersonalisationsUnavailable): KeepPersonalisationError => failed),
        ),
      ),
    );
  };
