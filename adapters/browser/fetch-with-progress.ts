import type { Fetch } from '../shared/fetch.ts';

/** As `fetch`, which tells nothing of a body on its way: `onShare` hears how much is sent, 0 to 1. */
export const fetchWithProgress =
  (onShare: (share: number) => void): Fetch =>
  async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'blob';
      sending.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total));
      sending.addEventListener('error', () => reject(new TypeError('no answer')));
      sending.addEventListener('load', () => {
        const answer: unknown = sending.response;
        resolve(
          new Response(answer instanceof Blob ? answer : null, {
            status: sending.status,
            headers: { 'Content-Type': sending.getResponseHeader('Content-Type') ?? '' },
          }),
        );
      });
      sending.send(body);
    });
  };
