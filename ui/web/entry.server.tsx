import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';

import { storefrontContext } from './context.ts';
import { NonceContext } from './nonce.ts';
import { StaticHtmlContext } from './static-html.tsx';

/**
 * Renders a page whole: it goes into the page cache, so nothing is streamed. An error inside a
 * boundary keeps the page standing with status 500; React Router has reported it.
 */
const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { nonceGap, document } = loadContext.get(storefrontContext);
    const nonce = nonceGap === undefined ? {} : { nonce: nonceGap };
    const chunks: Buffer[] = [];
    let finalStatus = status;
    const body = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        // Handed over as it is: an answer's own body would be streamed and decoded once more.
        const html = Buffer.concat(chunks).toString();
        document.html = html.replace('</head>', () => `${document.parts.machines ?? ''}</head>`);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(null, { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonceGap}>
        <StaticHtmlContext value={document.parts}>
          <ServerRouter context={context} url={request.url} {...nonce} />
        </StaticHtmlContext>
      </NonceContext>,
      {
        ...nonce,
        // Nothing is put at the end for a script to move: an open dialog stands without one, too.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError: () => {
          finalStatus = 500;
        },
      },
    );
  });

export default handleRequest;

/** What went wrong inside a loader or a render: logged once, with the request's own log. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void => {
  if (request.signal.aborted) return;
  const { ports } = context.get(storefrontContext);
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  ports.log.report('request-failed', { path: new URL(request.url).pathname, reason });
};
