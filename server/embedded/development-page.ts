/** What pages for engineers and testers have in common: no script, a plain style, and their door. */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';

/** What a template gives. */
export type Markup = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere; }
article { border-block-start: 1px solid; padding-block: 1rem; }
h2 { margin: 0; font-size: 1.125rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
button, input { min-block-size: 2.75rem; font: inherit; }
input { inline-size: 6rem; }
pre { white-space: pre-wrap; }
iframe { inline-size: 100%; block-size: 44rem; border: 1px solid; resize: both; }
`;

/** In one piece: the policy's hash is of all between the tags. */
const styleElement = raw(`<style>${style}</style>`);

/** For every such page. */
const developmentPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `frame-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

/** A whole page. */
export const developmentPage = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** Lets in who may open such a page; an answer with a policy of its own keeps it. */
export const developersOnly =
  (mayOpen: (context: Context) => boolean): MiddlewareHandler =>
  async (context, next) => {
    if (mayOpen(context)) await next();
    else {
      context.res = context.text('Unauthorized', 401);
      context.header('WWW-Authenticate', 'Basic realm="development", charset="UTF-8"');
    }
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', developmentPolicy);
    context.header('Cache-Control', 'no-store');
  };
