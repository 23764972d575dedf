/** Bytes are counted while they arrive. */
import type { SentBody } from '../../adapters/http/bodies.ts';
import { readFormBody, usualFormLimits } from './form-body.ts';

/** Reading fails where more comes than was allowed. */
type BoundedBody = { readonly sent: SentBody; readonly isTooLarge: () => boolean };

/** The body of a request, of at most `largest` bytes, declared or not. */
export const boundedBody = (request: Request, largest: number): BoundedBody => {
  let count = Number(request.headers.get('Content-Length') ?? 0);
  const isTooLarge = (): boolean => count > largest;
  if (request.body === null || isTooLarge()) return { sent: new Response(null), isTooLarge };
  count = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      count += chunk.byteLength;
      if (isTooLarge()) controller.error(new Error('The body is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const contentType = request.headers.get('Content-Type') ?? '';
  const sent = new Response(request.body.pipeThrough(counting), {
    headers: { 'Content-Type': contentType },
  });
  // The platform's own reader takes any number of parts, and stands still for as long.
  const formData = async (): Promise<FormData> => {
    const arriving = { contentType, contentLength: undefined, chunks: sent.body };
    const read = await readFormBody(arriving, { ...usualFormLimits, bytes: largest, files: 1 });
    if (read.kind !== 'form') throw new Error(`The form was not read: ${read.kind}.`);
    const form = new FormData();
    for (const [name, value] of read.fields) form.append(name, value);
    for (const [name, files] of read.files) for (const file of files) form.append(name, file);
    return form;
  };
  return {
    sent: {
      arrayBuffer: () => sent.arrayBuffer(),
      body: sent.body,
      formData,
      json: () => sent.json(),
      text: () => sent.text(),
    },
    isTooLarge,
  };
};
