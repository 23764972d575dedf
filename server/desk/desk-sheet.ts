/** How the pages of the desk look: one small sheet of their own, and no script. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

import type { Markup } from '../embedded/development-page.ts';
import { deskPath } from '../http/desk-paths.ts';

const style = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1b1a17, #f0ede6); --muted: light-dark(#5f5b53, #b3aea3);
  --line: light-dark(#d9d4ca, #45423b); --raised: light-dark(#fff, #26241f);
  --accent: light-dark(#b5381a, #f0977c); --warning: light-dark(#8a5a00, #e5b45c);
  --good: light-dark(#1f6b45, #7cc9a1);
  font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fbfaf7, #1a1916);
}
*, ::before { box-sizing: border-box; }
body { max-inline-size: 80rem; margin: 0 auto; padding: 0 clamp(1rem, 3vw, 2rem) 4rem; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
h1 { margin: 1.5rem 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
header, nav, .row { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: end; }
header { justify-content: space-between; align-items: center; border-block-end: 1px solid var(--line); padding-block: 0.75rem; }
header a, nav a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
[aria-current] { font-weight: 650; text-decoration: none; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; color: var(--muted); }
button, input, select { min-block-size: 2.75rem; border: 1px solid light-dark(#8a857b, #7d786d); border-radius: 2px; padding: 0 0.75rem; font: inherit; color: var(--ink); background: var(--raised); max-inline-size: 100%; }
input[name=search] { inline-size: min(16rem, 55vw); }
button { cursor: pointer; font-weight: 550; }
.first > button { border-color: var(--accent); background: var(--accent); color: light-dark(#fff, #1b1a17); }
.muted, time { color: var(--muted); }
.state { white-space: nowrap; }
.state::before { display: inline-block; inline-size: 0.625rem; block-size: 0.625rem; margin-inline-end: 0.5rem; border: 2px solid; border-radius: 50%; content: ''; }
[data-tone=waits]::before { color: var(--warning); background: currentColor; }
[data-tone=wrong]::before { color: var(--accent); background: currentColor; border-radius: 0; }
[data-tone=done]::before { color: var(--good); background: currentColor; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--muted); padding-block-end: 0.5rem; }
th { text-align: start; font-size: 0.8125rem; font-weight: 550; color: var(--muted); }
th, td { padding: 0.625rem 1rem 0.625rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
td a { display: inline-block; padding-block: 0.625rem; margin-block: -0.625rem; }
.number, time { white-space: nowrap; }
.end { text-align: end; padding-inline-end: 0; white-space: nowrap; }
.break { min-inline-size: 9rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0.5rem 1.5rem; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.said { border-inline-start: 4px solid var(--good); background: var(--raised); padding: 0.75rem 1rem; }
.said[role=alert] { border-color: var(--accent); }
.commands { display: grid; gap: 0.75rem; }
.commands form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; border: 1px solid var(--line); border-radius: 2px; background: var(--raised); padding: 0.75rem 1rem; }
.commands label { flex: 1 1 7rem; }
.commands input, .commands select { inline-size: 100%; }
details { margin-block-start: 0.75rem; }
summary { min-block-size: 2.75rem; align-content: center; cursor: pointer; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }
@media (width >= 64rem) {
  .order > section > h2 { margin-block-start: 0; }
  .order { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 0 4rem; align-items: start; }
}
@media (width < 64rem) {
  table { font-size: 0.875rem; }
  th, td { padding-inline-end: 0.75rem; }
}
@media (width < 48rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { border-block-end: 1px solid var(--line); padding-block: 0.75rem; }
  td { border: 0; padding: 0.125rem 0; }
  .end { text-align: start; }
  .muted, time { white-space: normal; }
}
`;

/** In one piece: the policy's hash is of all between the tags. */
const styleElement = raw(`<style>${style}</style>`);

/** For every page of the desk. */
export const deskPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

type Place = 'waits' | 'all' | 'order';

const link = (href: string, words: string, isHere: boolean): Markup =>
  isHere
    ? html`<a href="${href}" aria-current="page">${words}</a>`
    : html`<a href="${href}">${words}</a>`;

const head = (place: Place, search: string): Markup =>
  html`<header>
    <nav aria-label="Desk">
      ${link(deskPath, 'What waits', place === 'waits')}
      ${link(`${deskPath}?state=all`, 'All orders', place === 'all')}
    </nav>
    <form method="get" action="${deskPath}" role="search" class="row">
      <label
        >Order number or mail address
        <input name="search" type="search" value="${search}" required autocomplete="off"
      /></label>
      <button>Search</button>
    </form>
    <form method="post" action="${deskPath}/log-out"><button>Log out</button></form>
  </header>`;

/** A whole page; `place`: undefined before the log-in. */
export const deskPage = (
  title: string,
  place: Place | undefined,
  content: Markup,
  search = '',
): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Desk</title>
        ${styleElement}
      </head>
      <body>
        ${place === undefined ? '' : head(place, search)}
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
