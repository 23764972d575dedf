/** A request's body with its bytes counted while they arrive. */
import type { SentBody } from '../../adapters/http/bodies.ts';

/** The body, and whether more came than was allowed; reading fails at that point. */
type BoundedBody = { readonly sent: SentBody; readonly isTooLarge: () => boolean };

/** The body of a request, which may have at most `largest` bytes, declared or not. */
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
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  return { sent: new Response(request.body.pipeThrough(counting), { headers }), isTooLarge };
};
