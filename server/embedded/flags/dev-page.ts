/**
 * `/dev/flags`, for engineers and testers: shares, kill, revive; forms without a script. In
 * development, and where `EMBEDDED_SERVICES=public`, for this machine or with `FLAGS_TOKEN`.
 */
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';

import { treatments, flagEffects, isFlagName } from '../../../core/domain/flags/flags.ts';
import { overrideParameters } from '../../../core/domain/flags/override.ts';
import type { FlagDefinition } from '../../../core/domain/flags/definition.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { receiveForm, responseTo } from '../../forms/form-route.ts';
import { unreadAnswers } from '../../forms/form.ts';
import { usualFormLimits } from '../../http/form-body.ts';
import { shareOf, type FlagChange, type FlagStore } from './store.ts';

export const devFlagsPath = '/dev/flags';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
article { border-block-start: 1px solid; padding-block: 1rem; }
h2 { margin: 0; font-size: 1.125rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
button, input { min-block-size: 2.75rem; font: inherit; }
input { inline-size: 6rem; }
`;

/** In one piece: the policy's hash is of all between the tags. */
const styleElement = raw(`<style>${style}</style>`);

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

/** A flag, and what is to become of it. */
const form = { limits: { ...usualFormLimits, bytes: 1_000 }, isFromAnywhere: false } as const;

const effectOf = (name: string): string => (isFlagName(name) ? flagEffects[name] : '');

const overrideLinks = (name: string) =>
  treatments.map((treatment) => {
    const query = new URLSearchParams({
      [overrideParameters.flag]: name,
      [overrideParameters.treatment]: treatment,
    });
    return html` <a href="/?${query.toString()}">${treatment}</a>`;
  });

const article = (flag: FlagDefinition) => html`
  <article>
    <h2>${flag.name}${flag.killed ? ' (killed)' : ''}</h2>
    <p>${effectOf(flag.name)}</p>
    <form method="post">
      <input type="hidden" name="flag" value="${flag.name}" />
      <label>
        On for
        <input
          type="number"
          name="share"
          min="0"
          max="100"
          step="1"
          required
          value="${String(shareOf(flag) ?? 0)}"
        />
        % of the users
      </label>
      <button name="change" value="share">Set share</button>
      <button name="change" value="${flag.killed ? 'revive' : 'kill'}" formnovalidate>
        ${flag.killed ? 'Revive' : `Kill: ${flag.defaultTreatment} for all`}
      </button>
    </form>
    <p>In this tab alone:${overrideLinks(flag.name)}</p>
  </article>
`;

const page = (store: FlagStore, refusal?: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Flags</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>Flags of the embedded service</h1>
          <p>
            A change reaches open pages at once; each keeps what it shows until its next view. A
            restart takes all changes back.
          </p>
          ${refusal === undefined ? '' : html`<p role="alert">${refusal}</p>`}
          ${store.definitions().map(article)}
        </main>
      </body>
    </html>`;

/** Undefined where a form asks for no change. */
const readChange = (form: URLSearchParams): FlagChange | undefined => {
  const kind = form.get('change');
  const share = form.get('share');
  if (kind === 'kill' || kind === 'revive') return { kind };
  return kind === 'share' && share !== null && /^\d{1,3}$/u.test(share)
    ? { kind, on: Number(share) }
    : undefined;
};

const applyForm = (store: FlagStore, form: URLSearchParams): string | undefined => {
  const name = form.get('flag');
  const change = readChange(form);
  if (name === null || !isFlagName(name)) return 'There is no such flag.';
  if (change === undefined) return 'A share is a whole number from 0 to 100.';
  const applied = store.change(name, change);
  return E.isLeft(applied) ? 'A share is a whole number from 0 to 100.' : undefined;
};

type DevPageSettings = {
  readonly store: FlagStore;
  readonly sites: SiteConfiguration;
  readonly mayChange: (context: Context) => boolean;
};

/** The page as an application to be mounted at `devFlagsPath`. */
export const devFlagsPage = ({ store, sites, mayChange }: DevPageSettings): Hono => {
  const app = new Hono();
  app.use(async (context, next) => {
    if (mayChange(context)) await next();
    else {
      context.res = context.text('Unauthorized', 401);
      context.header('WWW-Authenticate', 'Basic realm="flags", charset="UTF-8"');
    }
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
  });
  app.get('/', (context) => context.html(page(store)));
  app.post('/', async (context) => {
    const header = (name: string): string | undefined => context.req.header(name);
    const sent = await receiveForm(sites, header, context.req.raw.body, form);
    if (sent.kind !== 'form') return responseTo(unreadAnswers[sent.kind]);
    const refusal = applyForm(store, sent.fields);
    // Asked for again, so that a reload changes nothing.
    return refusal === undefined
      ? context.redirect(devFlagsPath, 303)
      : context.html(page(store, refusal), 400);
  });
  return app;
};
