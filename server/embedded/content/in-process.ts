type Application = (request: Request) => Response | Promise<Response>;

/** Nothing ever resolves this name. */
export const inProcessContentEndpoint = 'http://content.invalid';

/** A `fetch` that hands each request to an application of this process, whatever its host. */
export const contentFetch =
  (application: Application): typeof fetch =>
  async (input, init) =>
    application(new Request(input instanceof URL ? input.href : input, init));
