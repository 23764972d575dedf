/**
 * `/dev/flags`, for engineers and testers: shares, kill, revive; forms without a script. In
 * development, and where `EMBEDDED_SERVICES=public`, for this machine or with `FLAGS_TOKEN`.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';

import { treatments, flagEffects, isFlagName } from '../../../core/domain/flags/flags.ts';
import { overrideParameters } from '../../../core/domain/flags/override.ts';
import type { FlagDefinition } from '../../../core/domain/flags/definition.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { receiveForm, responseTo } from '../../forms/form-route.ts';
import { unreadAnswers } from '../../forms/form.ts';
import { usualFormLimits } from '../../http/form-body.ts';
import { developersOnly, developmentPage } from '../development-page.ts';
import { shareOf, type FlagChange, type FlagStore } from './store.ts';

export const devFlagsPath = '/dev/flags';

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
  developmentPage(
    'Flags of the embedded service',
    html`<p>
        A change reaches open pages at once; each keeps what it shows until its next view. A restart
        takes all changes back.
      </p>
      ${refusal === undefined ? '' : html`<p role="alert">${refusal}</p>`}
      ${store.definitions().map(article)}`,
  );

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
  app.use(developersOnly(mayChange));
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
