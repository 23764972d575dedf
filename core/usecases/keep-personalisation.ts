/** What a shopper puts on the pages of a thing, from the form of its designer. */
import { centredFraming } from '../domain/image/picture-crop.ts';
import {
  checkPersonalisation,
  type PersonalisationError,
} from '../domain/personalisation/check-personalisation.ts';
import type { PhotoInForm } from '../domain/personalisation/personalisation-form.ts';
import type { PersonalPhoto, Personalisation } from '../domain/personalisation/personalisation.ts';
import { personalPlacesOf } from '../domain/products/article-facts.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import { pipe, TE, type E, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPersonalisations } from '../ports/personalisations.ts';
import type { HasPictureUploads, PictureUploadError } from '../ports/picture-uploads.ts';
import { isOutage } from '../ports/outage.ts';
import { outagesReported } from './report.ts';

/** What a form says: photos in the order of their places. */
export type GivenPersonalisation = {
  readonly words: Personalisation['words'];
  readonly photos: readonly PhotoInForm[];
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

/** The framing of a photo that was kept before stays where no other is given. */
const framed =
  (before: Personalisation | undefined) =>
  ({ uploadId, framing }: PhotoInForm): PersonalPhoto => ({
    uploadId,
    framing:
      framing ?? before?.photos.find((one) => one.uploadId === uploadId)?.framing ?? centredFraming,
  });

/** The first of each. */
const each = (photos: readonly PhotoInForm[]): readonly PhotoInForm[] =>
  photos.filter(
    ({ uploadId }, place) => photos.findIndex((one) => one.uploadId === uploadId) === place,
  );

/**
 * Keeps what was given, and answers its id: of the thing that a hand-off says, whose own
 * personalisation, if it has one, is followed by this one. Outages are logged.
 */
export const keepPersonalisation =
  (
    handOff: DesignerHandOff,
    { words, photos: given }: GivenPersonalisation,
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
            TE.orElse((): TE.TaskEither<never, Personalisation | undefined> => TE.right(undefined)),
          );
    return pipe(
      before,
      TE.map((known) => ({ words, photos: each(given).map(framed(known)) })),
      TE.flatMapEither((whole): E.Either<KeepPersonalisationError, Personalisation> =>
        checkPersonalisation(places, whole),
      ),
      TE.tap(({ photos }) =>
        pipe(
          photos,
          TE.traverseArray(({ uploadId }) => finished(uploadId)(environment)),
        ),
      ),
      TE.flatMap((checked) =>
        pipe(
          outagesReported(environment, 'personalisation', personalisations.keep(checked)),
          TE.mapLeft((): KeepPersonalisationError => failed),
        ),
      ),
    );
  };
