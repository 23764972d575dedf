/** All that a shopper's own picture needs, loaded when there is one. */
import { withOwnPicture } from '../../../core/domain/designer/own-picture-parameters.ts';
import {
  nextOwnPicture,
  noOwnPicture,
  type OwnPictureEvent,
  type OwnPictureState,
} from '../../../core/domain/image/own-picture-state.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { OwnPictureError } from '../../../core/domain/image/own-picture.ts';
import { centredFraming } from '../../../core/domain/image/picture-crop.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { handOverPicture } from '../../../core/usecases/hand-over-picture.ts';
import { phonePhotoMessages } from '../../components/phone-photo/messages.ts';
import { textIn } from '../../messages/text-in.ts';
import {
  keptPicture,
  pictureUploads,
  pricesOf,
  type DevicePicture,
} from '../composition/compose.client.ts';
import { pageLog } from '../log/logs.ts';
import {
  announcementOf,
  lookOf,
  withPictureFormats,
  type SoldFormats,
} from './own-picture-look.ts';
import { OwnPicturePanel } from './own-picture-panel.tsx';
import { ownPictureMark } from './own-marks.ts';
import { publishOwnPicture } from './own-picture-store.ts';
import type { HandOverOrder, OwnPictureTools } from './own-picture-tools.ts';
import { readPicture, smallCopy } from './read-picture.ts';
import { createSending } from './sending.ts';

const slot = () => keptPicture(ownPictureMark);

/** Without the chunk for it the picture lives as long as the page. */
const write = (picture: DevicePicture): Promise<void> =>
  slot()
    .then((opened) => opened.write(picture))
    .catch(() => undefined);

const forget = (): Promise<void> =>
  slot()
    .then((opened) => opened.remove())
    .catch(() => undefined);

let state: OwnPictureState = noOwnPicture;
/** Of the picture that is shown. */
let device: DevicePicture | undefined;
let formats: SoldFormats = new Map();
const asked = new Set<string>();
const sending = createSending();
/** Whoever leaves the page finds it on the next one. */
let writing: Promise<void> = Promise.resolve();
/** A slow file must not take the place of one chosen later. */
let choices = 0;

const publish = (): void => publishOwnPicture({ state, tools: ownPictureTools, formats });

const dispatch = (event: OwnPictureEvent): void => {
  const before = state;
  state = nextOwnPicture(before, event);
  // Its address is not asked for any more.
  if (before.kind === 'shown' && (state.kind !== 'shown' || state.picture !== before.picture))
    for (const copy of [before.picture.preview, before.picture.small])
      if (copy !== undefined) URL.revokeObjectURL(copy.src);
  publish();
};

/** False where another one was chosen meanwhile. */
const show = async (picture: DevicePicture, choice: number): Promise<boolean> => {
  const { name, size, preview, previewSize, framing } = picture;
  const copy = await smallCopy(preview);
  if (choice !== choices) return false;
  device = picture;
  const shown = (blob: Blob, of: ImageSize) => ({ src: URL.createObjectURL(blob), size: of });
  dispatch({
    kind: 'show',
    picture: {
      name,
      size,
      preview: shown(preview, previewSize),
      small: copy && shown(copy.blob, copy.size),
    },
    framing,
  });
  return true;
};

const keep = (change: Partial<DevicePicture>): void => {
  if (device === undefined) return;
  device = { ...device, ...change };
  void write(device);
};

/** Before a further try, in milliseconds; a lost network is waited for. */
const firstPause = 500;
const mostTries = 6;

const tryAgain = async (failures: number, signal: AbortSignal): Promise<boolean> => {
  if (signal.aborted || failures >= mostTries) return false;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, firstPause * 2 ** (failures - 1));
    else window.addEventListener('online', () => resolve(), { once: true });
  });
  return !signal.aborted;
};

const upload = async (
  { file, upload: begun, isCopy = false }: DevicePicture,
  scope: HandOverOrder['scope'],
  signal: AbortSignal,
) => {
  const uploads = await pictureUploads(scope, signal);
  // The copy cannot be printed: where the photo is gone it has to be chosen once more.
  if (isCopy && begun !== undefined)
    return pipe(
      uploads.find(begun),
      TE.mapLeft((error) =>
        error.kind === 'upload-not-found' ? ({ kind: 'picture-unreadable' } as const) : error,
      ),
    )();
  return handOverPicture(
    {
      byteCount: file.size,
      read: async (offset, length) =>
        new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
    },
    {
      begun,
      onProgress: ({ id, offset, byteCount }) => {
        if (signal.aborted) return;
        if (device?.upload !== id) keep({ upload: id });
        const percent = Math.round((offset / byteCount) * 100);
        dispatch({ kind: 'hand-over', handOver: { kind: 'sending', percent } });
      },
      again: (failures) => tryAgain(failures, signal),
    },
  )({ pictureUploads: uploads, log: pageLog })();
};

const send = async ({ href, crop, scope }: HandOverOrder): Promise<void> => {
  // A picture that is being replaced is not handed over.
  if (device === undefined || (state.kind === 'shown' && state.other?.kind === 'reading')) return;
  const begun = sending.begin();
  if (begun === undefined) return;
  dispatch({ kind: 'hand-over', handOver: { kind: 'sending', percent: 0 } });
  let answer: Awaited<ReturnType<typeof upload>>;
  try {
    answer = await upload(device, scope, begun.signal);
  } catch {
    // The file cannot be read, or a chunk did not come.
    if (sending.end(begun)) dispatch({ kind: 'hand-over', handOver: { kind: 'broken' } });
    return;
  }
  if (!sending.end(begun)) return;
  if (E.isRight(answer)) {
    // Whoever comes back finds the page as it was before.
    const rest = (): void => dispatch({ kind: 'hand-over', handOver: { kind: 'resting' } });
    window.addEventListener('pagehide', rest, { once: true });
    location.assign(withOwnPicture(href, { id: answer.right.id, crop }));
    return;
  }
  const { kind } = answer.left;
  switch (kind) {
    case 'upload-not-found':
    case 'upload-offset-wrong':
    case 'upload-incomplete':
    case 'uploads-too-many':
    case 'uploads-unavailable':
      return dispatch({ kind: 'hand-over', handOver: { kind: 'broken' } });
    default:
      device = undefined;
      void forget();
      return dispatch({ kind: 'send-back', error: kind });
  }
};

type Read = Omit<DevicePicture, 'framing' | 'keptAt' | 'isNew'>;

/** Shows and keeps what was read; false where it is refused, or another one was chosen meanwhile. */
const take = async (read: () => Promise<E.Either<OwnPictureError, Read>>): Promise<boolean> => {
  choices += 1;
  const choice = choices;
  // It sends the picture before.
  sending.stop();
  dispatch({ kind: 'choose' });
  const answer = await read();
  if (choice !== choices) return false;
  if (E.isLeft(answer)) {
    dispatch({ kind: 'refuse', error: answer.left.kind });
    return false;
  }
  const picture = {
    ...answer.right,
    framing: centredFraming,
    keptAt: Date.now(),
    isNew: true,
  };
  if (!(await show(picture, choice))) return false;
  writing = write(picture);
  return true;
};

/** A photo that a phone has sent: the shop has it, this device a copy for the screen. */
const readSent = async (
  href: string,
  scope: ShopScope,
): Promise<E.Either<OwnPictureError, Read>> => {
  const upload = new URL(href, location.href).searchParams.get('id') ?? '';
  try {
    const uploads = await pictureUploads(scope, new AbortController().signal);
    const [answer, found] = await Promise.all([fetch(href), uploads.find(upload)()]);
    const picture = E.isRight(found) ? found.right.picture : undefined;
    const copy = answer.ok && picture ? await readPicture(await answer.blob()) : undefined;
    if (picture === undefined || copy === undefined || E.isLeft(copy))
      return E.left({ kind: 'picture-unreadable' });
    const name = textIn(scope.locale, phonePhotoMessages['phone-photo.title']);
    return E.right({ ...copy.right, size: picture.size, name, upload, isCopy: true });
  } catch {
    return E.left({ kind: 'picture-unreadable' });
  }
};

export const ownPictureTools: OwnPictureTools = {
  choose: (file) =>
    take(async () => {
      const read = await readPicture(file);
      return E.isLeft(read) ? read : E.right({ ...read.right, name: file.name });
    }),
  receive: (href, scope) => take(() => readSent(href, scope)),
  restore: async () => {
    const choice = choices;
    const kept = await (await slot()).read();
    if (kept !== undefined && choice === choices) await show(kept, choice);
  },
  kept: () => writing,
  takeNew: () => {
    if (device?.isNew !== true) return undefined;
    keep({ isNew: false });
    return device.size;
  },
  frame: (framing) => {
    dispatch({ kind: 'frame', framing });
    keep({ framing });
  },
  remove: () => {
    choices += 1;
    sending.stop();
    device = undefined;
    void forget();
    dispatch({ kind: 'remove' });
  },
  handOver: (order) => {
    if (order.isBlurry === true) dispatch({ kind: 'hand-over', handOver: { kind: 'asking' } });
    else void send(order);
  },
  cancel: () => {
    sending.stop();
    dispatch({ kind: 'hand-over', handOver: { kind: 'resting' } });
  },
  lookOf,
  announcementOf,
  askFormats: (value, article, scope) => {
    if (asked.has(value)) return;
    asked.add(value);
    void pricesOf(scope)
      .then((prices) => prices.formats(article))
      // Without them the listed formats are left, which is enough.
      .catch(() => [])
      .then((sold) => {
        formats = new Map([...formats, [value, sold]]);
        publish();
      });
  },
  withFormats: withPictureFormats,
  Panel: OwnPicturePanel,
};
