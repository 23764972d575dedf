/**
 * The form for own words and photos, where scripts run: filled in with what this device keeps, and its
 * photos sent one by one, each going on where a connection broke.
 */
import { personalSendingMessages } from '../../components/personal-form/messages-of-sending.ts';
import type { PictureFraming } from '../../../core/domain/image/picture-crop.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import {
  notTakenParameter,
  personalisationFields,
  photoValue,
  wordField,
} from '../../../core/domain/personalisation/personalisation-form.ts';
import { E } from '../../../core/fp.ts';
import type { PictureUploads } from '../../../core/ports/picture-uploads.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { handOverPicture } from '../../../core/usecases/hand-over-picture.ts';
import { textIn } from '../../messages/text-in.ts';
import { keptPicture, pictureUploads } from '../composition/compose.client.ts';
import { pageLog } from '../log/logs.ts';
import { keepsOwn } from '../own-picture/kept-mark.ts';
import { ownPictureMark } from '../own-picture/own-marks.ts';
import { readPicture } from '../own-picture/read-picture.ts';
import { ownFronts } from '../products/registry.ts';

type PhotoToSend = {
  readonly name: string;
  readonly file: Blob;
  readonly framing?: PictureFraming | undefined;
  /** An upload that was begun with it. */
  readonly begun?: string | undefined;
};

/** Before a further try, in milliseconds. */
const firstPause = 500;
const mostTries = 6;

const tryAgain = async (failures: number): Promise<boolean> => {
  if (failures >= mostTries) return false;
  await new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, firstPause * 2 ** (failures - 1));
    else window.addEventListener('online', () => resolve(), { once: true });
  });
  return true;
};

const addHidden = (form: HTMLFormElement, name: string, value: string): void => {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  form.append(field);
};

const filesOf = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[type=file]');

/** What is typed already is newer; true where something was filled in. */
const fillWords = async (form: HTMLFormElement): Promise<boolean> => {
  const fields = Object.entries(await ownFronts.keptWords()).flatMap(([role, text = '']) => {
    const field = form.elements.namedItem(wordField(role));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField && field.value === '' && text !== '' ? [{ field, text }] : [];
  });
  for (const { field, text } of fields) field.value = text;
  return fields.length > 0;
};

/** The photo of this device, offered where the form has none yet. */
const offerPhoto = async (
  form: HTMLFormElement,
  locale: Locale,
): Promise<(() => PhotoToSend | undefined) | undefined> => {
  const files = filesOf(form);
  const hasPhotos = form.querySelector(`[name=${personalisationFields.photo}]`) !== null;
  if (files === null || hasPhotos) return undefined;
  const kept = await (await keptPicture(ownPictureMark)).read();
  if (kept === undefined) return undefined;
  const { name, file, framing, upload, preview } = kept;
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  const picture = Object.assign(new Image(96), { src: URL.createObjectURL(preview), alt: '' });
  const label = document.createElement('label');
  label.append(
    box,
    ' ',
    picture,
    ` ${textIn(locale, personalSendingMessages['personal.photo-here'])}`,
  );
  files.before(label);
  return () => (box.checked ? { name, file, framing, begun: upload } : undefined);
};

/** HEIC becomes JPEG, which the shop takes. */
const asTaken = async (photo: PhotoToSend): Promise<PhotoToSend> => {
  if (!/hei[cf]/u.test(photo.file.type)) return photo;
  const read = await readPicture(photo.file);
  return E.isRight(read) ? { ...photo, file: read.right.file } : photo;
};

const sendPhoto = (
  uploads: PictureUploads,
  { file, begun }: PhotoToSend,
  onProgress: (percent: number) => void,
) =>
  handOverPicture(
    {
      byteCount: file.size,
      read: async (offset, length) =>
        new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
    },
    {
      begun,
      onProgress: ({ offset, byteCount }) => onProgress(Math.round((offset / byteCount) * 100)),
      again: tryAgain,
    },
  )({ pictureUploads: uploads, log: pageLog })();

type Outcome = { readonly arrived: readonly string[]; readonly notTaken: readonly string[] };

/** Undefined where the shop could not be reached. */
const sendAll = async (
  uploads: PictureUploads,
  photos: readonly PhotoToSend[],
  tell: (figures: string) => void,
): Promise<Outcome | undefined> => {
  let outcome: Outcome = { arrived: [], notTaken: [] };
  for (const [place, photo] of photos.entries()) {
    const answer = await sendPhoto(uploads, await asTaken(photo), (percent) =>
      tell(`${place + 1} / ${photos.length} · ${percent} %`),
    );
    if (E.isLeft(answer) && answer.left.kind === 'uploads-unavailable') return undefined;
    outcome = E.isRight(answer)
      ? {
          ...outcome,
          arrived: [
            ...outcome.arrived,
            photoValue({ uploadId: answer.right.id, framing: photo.framing }),
          ],
        }
      : { ...outcome, notTaken: [...outcome.notTaken, photo.name] };
  }
  return outcome;
};

const tended = new WeakSet<HTMLFormElement>();

/** Looks after one form, once. */
export const tendPersonalForm = async (form: HTMLFormElement, scope: ShopScope): Promise<void> => {
  if (tended.has(form)) return;
  tended.add(form);
  const { locale } = scope;
  const said = form.querySelector('output');
  const say = (key: keyof typeof personalSendingMessages, figures = ''): void => {
    said?.replaceChildren(`${textIn(locale, personalSendingMessages[key])} ${figures}`.trim());
  };
  const offers: (() => PhotoToSend | undefined)[] = [];
  let isSending = false;

  const send = async (photos: readonly PhotoToSend[]): Promise<void> => {
    const uploads = await pictureUploads(scope, new AbortController().signal);
    const outcome = await sendAll(uploads, photos, (figures) => say('personal.sending', figures));
    if (outcome === undefined) return say('personal.sending-failed');
    for (const value of outcome.arrived) addHidden(form, personalisationFields.photo, value);
    for (const name of outcome.notTaken) addHidden(form, notTakenParameter, name);
    const files = filesOf(form);
    if (files !== null) files.value = '';
    form.submit();
  };

  form.addEventListener('submit', (event) => {
    const offered = offers.flatMap((photo) => photo() ?? []);
    const chosen = [...(filesOf(form)?.files ?? [])];
    const photos = [
      ...(chosen.length > 0 ? [] : offered),
      ...chosen.map((file): PhotoToSend => ({ name: file.name, file })),
    ];
    if (photos.length === 0) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    send(photos)
      .catch(() => say('personal.sending-failed'))
      .finally(() => {
        isSending = false;
      });
  });

  // What was given is the shopper's last word on it.
  if (!keepsOwn() || form.dataset['given'] !== undefined) return;
  const photo = await offerPhoto(form, locale);
  if (photo !== undefined) offers.push(photo);
  if (await fillWords(form)) say('personal.here');
};
