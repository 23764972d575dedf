import type { Page } from 'playwright-core';

/** The data that a page asks its shop for from now on, by their paths and queries. */
export const listen = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/_[a-z]+\.json$/u.test(pathname)) asked.push(pathname + search);
  });
  return asked;
};
