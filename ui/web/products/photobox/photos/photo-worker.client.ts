/** A thread that opens photos, so that pages go on meanwhile. */
import { readPhoto, refusedPhoto } from './read-photo.ts';

self.addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  // A file that was moved or deleted meanwhile cannot be read any more.
  void readPhoto(file)
    .catch(() => refusedPhoto('picture-unreadable'))
    .then((read) => self.postMessage(read));
});
