import { open } from 'node:fs/promises';

/** Waits until all bytes lie on the disk. */
export const writeAt = async (path: string, place: number, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    for (let done = 0; done < bytes.byteLength;) {
      // A write may be short.
      const left = bytes.byteLength - done;
      done += (await file.write(bytes, done, left, place + done)).bytesWritten;
    }
    await file.datasync();
  } finally {
    await file.close();
  }
};
