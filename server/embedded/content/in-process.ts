/** Lets the content client talk to an application of this process, without a port being opened. */

/** An application: what `Hono`'s `fetch` is. */
type Application = (request: Request) => Response | Promise<Response>;

/** Where the embedded service lies for `contentFetch`; nothing ever resolves this name. */
export const inProcessContentEndpoint = 'http://content.invalid';

/** A `fetch` that hands each request to an application, whatever its host. */
export const contentFetch =
  (application: Application): typeof fetch =>
  async (input, init) =>
    application(new Request(input instanceof URL ? input.href : input, init));
