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
    const chunks: Buffer[] = [];
    let finalStatus = status;
    const body = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonceGap}>
        <StaticHtmlContext value={document.parts}>
          <ServerRouter context={context} url={request.url} nonce={nonceGap} />
        </StaticHtmlContext>
      </NonceContext>,
      {
        nonce: nonceGap,
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
