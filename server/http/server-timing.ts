import type { ServerResponse } from 'node:http';

/**
 * Milliseconds until the head was sent (`server-timing`), which browsers show. For development: in
 * production it would tell strangers what is cached.
 */
export const timeAnswer = (response: ServerResponse): void => {
  const begin = performance.now();
  const { writeHead } = response;
  Object.assign(response, {
    writeHead: (...parameters: readonly unknown[]): unknown => {
      response.setHeader('server-timing', `total;dur=${(performance.now() - begin).toFixed(1)}`);
      return Reflect.apply(writeHead, response, parameters);
    },
  });
};
