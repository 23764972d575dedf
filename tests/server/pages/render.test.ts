/** What the renderer makes of each kind of answer, in each form. */
import { beforeAll, describe, expect, test } from 'vitest';

import type { Page } from '../../../core/domain/content/page.ts';
import { netPricesCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { emptyNewsletterStep } from '../../../core/domain/newsletter/newsletter-step.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { E, t, TE } from '../../../core/fp.ts';
import type { ContentError } from '../../../core/ports/content.ts';
import { createRenderer, renderEdited } from '../../../server/pages/render.tsx';
import type { PageForm } from '../../../server/pages/rendered-page.ts';
import { noTraces, type Traces } from '../../../server/traces/traces.ts';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';
import { configured, embedded } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { documentFiles } from '../../fakes/document-files.ts';
import { plainPage } from '../../fakes/plain-page.ts';
import { configuratorParts, requestFor, startDecision } from '../../ui/web/requests.ts';

beforeAll(allLazyComponents);

const plain: Page = { ...plainPage('home'), title: 'Fotos & mehr' };
const configurator: Page['product'] = {
  ...configuratorParts(1),
  product: 'framedMaterial',
  materials: [{ materialType: 'leinwand', frameType: undefined }],
};
const sold: Page = { ...plain, product: configurator };
const newsletter: Page['blocks'][number] = {
  kind: 'newsletter',
  id: 'news',
  headline: 'News',
  text: '',
  consent: 'Ja',
  link: undefined,
  step: emptyNewsletterStep,
};

type Settings = Parameters<typeof createRenderer>[0];

type Asked = {
  readonly page?: Page | ContentError;
  readonly search?: string;
  readonly form?: PageForm;
  readonly request?: Partial<StorefrontRequest>;
  readonly ports?: Partial<StorefrontRequest['ports']>;
  readonly settings?: Partial<Settings>;
  readonly sites?: typeof embedded;
};

const requestOf = ({
  page = plain,
  search = '',
  request: more = {},
  ports = {},
  sites = embedded,
}: Asked) => {
  const content = {
    ...memoryContent([]),
    page: () => ('kind' in page ? TE.left(page) : TE.right(page)),
  };
  const decision = startDecision(sites, 'poster', 'de-DE');
  const address = `http://localhost:3000/${search}`;
  const { request, log } = requestFor(decision, sites, { content, ...ports }, address);
  return { request: { ...request, ...more }, log };
};

const render = async (asked: Asked) => {
  const { request, log } = requestOf(asked);
  const renderer = createRenderer({ build: 'test', files: documentFiles, ...asked.settings });
  const rendered = await renderer(request, asked.form ?? 'document');
  const text = 'body' in rendered ? rendered.body.join('') : '';
  return { rendered, text, log };
};

const Payload = t.type({
  build: t.string,
  kind: t.literal('page'),
  page: t.UnknownRecord,
  fragments: t.type({
    header: t.string,
    navigation: t.string,
    content: t.string,
    footer: t.string,
  }),
});

const payloadOf = (text: string): t.TypeOf<typeof Payload> => {
  const read = E.toUnion(Payload.decode(JSON.parse(text)));
  if (!Payload.is(read)) throw new Error(text);
  return read;
};

const gone: ContentError = { kind: 'page-not-found', slug: 'home' };
const away: ContentError = { kind: 'content-unavailable', reason: 'down' };
const moved: ContentError = { kind: 'page-moved', target: '/anderswo', status: 302 };

describe('a document', () => {
  test('is the page between what stands around it', async () => {
    const { rendered, text } = await render({ page: sold });
    expect(rendered).toMatchObject({
      kind: 'document',
      status: 200,
      isShared: true,
      isWhole: true,
    });
    expect(text).toContain('<title>Fotos &amp; mehr');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/localhost:3000\/">/u);
    expect(text).not.toContain('noindex');
    const places = [
      '<div id="app"><a ',
      '<div data-part="header">',
      '<div data-lasting><shop-island id="whitelabel-bar" name="whitelabel-bar" when="told">',
      '<div data-part="navigation">',
      '<main id="',
      '<div data-part="breadcrumb">',
      '<shop-island id="product" name="product" when="touch told fetch"',
      '</main>',
      '<div data-part="footer">',
      '<output id="page-announcement">',
      '<script type="application/json" id="page-data">',
    ].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text).not.toContain('id="site-suggestion"');
    // What search engines read of the page as data, and of what it sells.
    expect(text.match(/<script type="application\/ld\+json">/gu)?.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/undefined/u);
  });

  test('has net prices from the server where it is one visitor’s alone, and never where it is shared', async () => {
    const cookies = `a=b; ${netPricesCookie}=1`;
    const sent = {
      kind: 'again',
      status: 422,
      step: { kind: 'newsletter', step: emptyNewsletterStep },
    } as const;
    const isNet = async (request: Asked['request']) =>
      (await render({ ...(request && { request }) })).text.includes(' data-audience="net"');
    expect(await isNet({ cookies, sent })).toBe(true);
    expect(await isNet({ cookies: 'a=b', sent })).toBe(false);
    expect(await isNet({ cookies })).toBe(false);
  });

  test('has its blocks in their order, those that scripts make live as islands', async () => {
    const page: Page = { ...plain, blocks: [newsletter, { ...configurator, id: 'c2' }] };
    const { text } = await render({ page });
    const open = await render({
      page,
      search: '?materialType=leinwand&dialog=calculator-more-formats',
    });
    const islandsOf = (html: string) =>
      [...html.matchAll(/<shop-island id="(block-[^"]*)" name="([^"]*)" when="([^"]*)"/gu)].map(
        ([, ...facts]) => facts,
      );
    expect(islandsOf(text)).toEqual([
      ['block-news', 'newsletter', 'use'],
      ['block-c2', 'product', 'near told'],
    ]);
    expect(islandsOf(open.text)[1]).toEqual(['block-c2', 'product', 'load']);
    // A product in the body leaves the head to what is written there.
    expect(text).toContain('<div data-part="head">');
    expect(text).not.toContain('<shop-island id="product"');
  });

  test('keeps what lasts while pages come and go, and the words for a lost connection', async () => {
    const { text } = await render({});
    expect(text).toMatch(/<div id="app"><a [^>]*href="#content"/u);
    expect(text).toContain('<div id="consent-place"></div>');
    expect(text).toContain('<output id="page-announcement">');
    const words = /<template id="connection-lost">(.*?)<\/template>/su.exec(text)?.[1] ?? '';
    const place = /<div id="connection">(.*?)<\/div>/su.exec(text)?.[1];
    expect(words.length).toBeGreaterThan(place?.length ?? Infinity);
  });

  test('leads to the log-in over its page, or to the account where it is none', async () => {
    const rawPath = '/configurator-photo-frame';
    const search = '?locale=de-DE&materialType=leinwand';
    const asked = { method: 'GET', host: 'localhost:3000', rawPath, search };
    const designer = routeRequest(embedded, asked);
    if (designer.kind !== 'designer') throw new Error(designer.kind);
    const url = new URL(`http://localhost:3000${rawPath}${search}`);
    const hrefOf = async (given: Asked) => {
      const header = /data-part="header">(.*?)<main/su.exec((await render(given)).text)?.[1] ?? '';
      return /href="([^"]*log-in[^"]*)"/u.exec(header)?.[1];
    };
    expect([
      await hrefOf({}),
      await hrefOf({ page: gone }),
      await hrefOf({ request: { decision: designer, url } }),
    ]).toEqual([
      '?dialog=log-in',
      '/kundenkonto?dialog=log-in',
      '/kundenkonto?dialog=log-in&amp;returnTo=%2Fconfigurator-photo-frame%3Flocale%3Dde-DE%26materialType%3Dleinwand',
    ]);
    const { rendered, text } = await render({ request: { decision: designer, url } });
    expect(rendered).toMatchObject({ kind: 'document', status: 200, isShared: false });
    expect(text).toMatch(/<main id="content"><div data-part="head">.+<\/div><\/main>/su);
  });

  test('suggests another site where visitors are located', async () => {
    const { text } = await render({ ports: { locatesVisitors: true } });
    expect(text).toContain(
      '<output data-lasting><shop-island id="site-suggestion" name="site-suggestion" when="told">',
    );
  });

  test('names the files that its islands come with, and what wakes them', async () => {
    const islands = { product: ['/assets/a.js', '/assets/b.js'] };
    const settings = { files: { ...documentFiles, islands } };
    const { text } = await render({ page: sold, settings });
    expect(text).toContain('data-chunks="/assets/a.js /assets/b.js"');
    const open = await render({
      page: sold,
      settings,
      search: '?materialType=leinwand&dialog=calculator-more-formats',
    });
    expect(open.text).toContain('<shop-island id="product" name="product" when="load"');
    const dialog = await render({ search: '?dialog=log-in' });
    expect(dialog.text).toContain(
      '<shop-island id="account-dialog" name="account-dialog" when="load" data-chunks="">',
    );
    expect(text).not.toContain('id="account-dialog"');
  });

  test('brings the scripts of third parties that are configured, else the shop’s own', async () => {
    const own = await render({ sites: configured });
    const others = await render({
      sites: configured,
      settings: {
        consentScript: 'https://consent.example/a.js',
        messengerScript: 'https://messenger.example/b.js',
      },
    });
    for (const script of ['consent.example/a.js', 'messenger.example/b.js']) {
      expect(own.text).not.toContain(script);
      expect(others.text).toContain(script);
    }
  });

  test('has the look of its visitor’s treatments on its root', async () => {
    const treatments = { '1785_wall_picture_teaser': 'on' } as const;
    const { text } = await render({ request: { treatments } });
    expect(text).toMatch(/^<!DOCTYPE html><html lang="de-DE" data-channel="poster" style="/u);
    expect((await render({})).text).toMatch(
      /^<!DOCTYPE html><html lang="de-DE" data-channel="poster">/u,
    );
  });

  test('of an address without a page says so, and is indexed by nobody', async () => {
    const { rendered, text } = await render({ page: gone });
    expect(rendered).toMatchObject({ status: 404, isShared: false });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
    expect(text).toMatch(/<div data-part="error">.+?<div data-part="body-0">/su);
    const { rendered: left } = await render({ page: gone, request: { hasMissingPage: true } });
    expect(left).toMatchObject({ kind: 'missing', status: 404 });
  });

  test('is a redirect where its page has moved', async () => {
    const { rendered } = await render({ page: moved });
    expect(rendered).toMatchObject({ kind: 'redirect', location: '/anderswo', status: 302 });
  });
});

describe('the data of a page', () => {
  test('has the HTML of its document, in parts', async () => {
    for (const page of [plain, sold, gone]) {
      const { text: document } = await render({ page });
      const { rendered, text } = await render({ page, form: 'payload' });
      expect(rendered).toMatchObject({ kind: 'payload', status: 'kind' in page ? 404 : 200 });
      const { build, fragments } = payloadOf(text);
      expect(build).toBe('test');
      for (const name of ['header', 'navigation', 'footer'] as const)
        expect(document).toContain(`<div data-part="${name}">${fragments[name]}</div>`);
      expect(/<main id="[^"]*">(.*)<\/main>/su.exec(document)?.[1]).toBe(fragments.content);
    }
  });

  test('brings its messages, or names their file', async () => {
    const whole = payloadOf((await render({ page: sold, form: 'payload' })).text);
    const files = { ...documentFiles, hasMessages: true };
    const light = payloadOf(
      (await render({ page: sold, form: 'payload', settings: { files } })).text,
    );
    expect(JSON.stringify(whole.page)).toContain('"configurator.format"');
    expect(JSON.stringify(light.page)).not.toContain('"configurator.format"');
    expect(light.fragments.content).toMatch(/data-messages="\/assets\/messages-de-DE-/u);
    // A page without a product has the file of all islands alone.
    const { text } = await render({ search: '?dialog=log-in', settings: { files } });
    expect(text).not.toContain('data-messages=');
    expect(text).toMatch(/"messageFile":"\/assets\/messages-de-DE-shared-/u);
  });

  test('says where a page has moved to, wherever that is', async () => {
    const { rendered } = await render({ page: moved, form: 'payload' });
    if (rendered.kind !== 'redirect') throw new Error(rendered.kind);
    expect(JSON.parse(rendered.payload?.('/weiter') ?? '')).toEqual({
      build: 'test',
      kind: 'redirect',
      location: '/weiter',
    });
    const missing = await render({
      page: gone,
      form: 'payload',
      request: { hasMissingPage: true },
    });
    expect(missing.rendered).toMatchObject({ kind: 'missing' });
  });
});

describe('the answer to a choice', () => {
  test('is that of the page’s product, or none', async () => {
    const form = 'configuration';
    const { rendered, text } = await render({ page: sold, form });
    expect(rendered).toMatchObject({ kind: form, status: 200, isShared: true });
    expect(Object.keys(JSON.parse(text))).not.toEqual([]);
    for (const [page, status] of [
      [plain, 404],
      [gone, 404],
      [away, 503],
    ] as const) {
      const none = await render({ page, form });
      expect(none.rendered).toEqual({ kind: form, status, isShared: false, body: ['{}'] });
    }
  });
});

describe('what fails', () => {
  const failing = (error: unknown) => ({
    content: { ...memoryContent([]), page: () => () => Promise.reject(error) },
  });

  const failuresOf = ({ reports }: Awaited<ReturnType<typeof render>>['log']) =>
    reports.flatMap(({ code, facts }) => (code === 'request-failed' ? [facts] : []));

  test('is logged with its place, and is data without a page', async () => {
    for (const form of ['payload', 'configuration'] as const) {
      const { rendered, log } = await render({
        form,
        ports: failing(new Error('the client broke')),
      });
      expect(rendered).toEqual({ kind: form, status: 500, isShared: false, body: ['{}'] });
      expect(failuresOf(log)).toMatchObject([{ path: '/', requestId: 'a-request' }]);
      expect(failuresOf(log)[0]?.['reason']).toMatch(/^Error: the client broke\n/u);
    }
    const stackless = Object.assign(new Error('short'), { stack: undefined });
    for (const [thrown, reason] of [
      ['a text', 'a text'],
      [stackless, 'short'],
    ] as const) {
      const { log } = await render({ form: 'payload', ports: failing(thrown) });
      expect(failuresOf(log)).toMatchObject([{ reason }]);
    }
  });

  test('is a document in the look of its site, indexed by nobody', async () => {
    const { rendered, text } = await render({ ports: failing(new Error('the client broke')) });
    expect(rendered).toMatchObject({ kind: 'document', status: 500, isShared: false });
    expect(text).toContain('<title>500</title><meta name="robots" content="noindex">');
    expect(text).toContain('<html lang="de-DE" data-channel="poster">');
    expect(text).toMatch(
      /<div id="app">.+<\/div><script type="application\/json" id="page-data">/su,
    );
    expect(text).toContain('"failure":{"requestId":"a-request"');
  });
});

test('loading and drawing are traced', async () => {
  for (const [form, expected] of [
    ['document', ['load page', 'draw page']],
    ['payload', ['load page', 'draw page']],
    ['configuration', ['load page']],
  ] as const) {
    const spans: string[] = [];
    const traces: Traces = {
      ...noTraces,
      span: (start, run) => {
        spans.push(start.name);
        expect(start.kind).toBe('internal');
        return noTraces.span(start, run);
      },
    };
    await render({ form, settings: { traces } });
    expect(spans).toEqual(expected);
  }
});

test('an edited story is drawn as its page, and nothing else is', async () => {
  const { request } = requestOf({ page: sold });
  const drawn = await renderEdited(request);
  expect(drawn?.title).toContain('Fotos & mehr');
  expect(drawn?.app).toContain('<shop-island id="product" name="product"');
  for (const page of [moved, away])
    expect(await renderEdited(requestOf({ page }).request)).toBeUndefined();
});
