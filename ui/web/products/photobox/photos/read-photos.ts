/** Reads chosen photos one after the other: of 200 large ones, one is open at a time. */
import { chosenPhotos, fileOfPhoto, noteRead } from './photos-store.ts';
import { refusedPhoto, type ReadPhoto } from './read-photo.ts';

const startThread = (): Worker =>
  new Worker(new URL('./photo-worker.client.ts', import.meta.url), { type: 'module' });

/** Rejects where the thread ends, as with a photo that takes all memory. */
const readIn = (thread: Worker, file: Blob): Promise<ReadPhoto> =>
  new Promise((resolve, reject) => {
    const ended = new AbortController();
    const { signal } = ended;
    const hear = ({ data }: MessageEvent<ReadPhoto>): void => {
      ended.abort();
      resolve(data);
    };
    thread.addEventListener('message', hear, { signal });
    thread.addEventListener(
      'error',
      () => {
        ended.abort();
        reject(new Error('The thread of photos has ended.'));
      },
      { signal },
    );
    thread.postMessage(file);
  });

const readAll = async (): Promise<void> => {
  let thread = startThread();
  for (;;) {
    const next = chosenPhotos.get().find(({ state }) => state.kind === 'waiting');
    if (next === undefined) break;
    const file = fileOfPhoto(next.id);
    try {
      const read = file && (await readIn(thread, file));
      noteRead(next.id, read ?? refusedPhoto('picture-unreadable'));
    } catch {
      thread.terminate();
      thread = startThread();
      noteRead(next.id, refusedPhoto('picture-unreadable'));
    }
  }
  thread.terminate();
};

let reading: Promise<void> | undefined;

/** Reads all that wait; what is added meanwhile is read, too. */
export const readWaitingPhotos = (): void => {
  reading ??= readAll().finally(() => {
    reading = undefined;
  });
};
