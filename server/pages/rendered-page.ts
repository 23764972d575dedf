import { hash } from 'node:crypto';

import { carryPairs } from '../../core/domain/routing/carry-query.ts';
import type { PageDataForm } from '../../core/domain/routing/payload-path.ts';
import { documentHeaders, securityHeaders, type DocumentRights } from '../http/security-headers.ts';
import type { RenderedPage } from './page-cache.ts';
import type { Texts } from './page-template.tsx';
import type { PageUses } from './record-uses.ts';
import type { Rendered, RenderedRedirect } from './render.tsx';
import { speculationHeaders } from './speculation-rules.ts';

/** The document, its plain data, and the answer to a choice. */
export type PageForm = 'document' | PageDataForm;

/** Not answers to choices: there are as many as selections. */
export type FileForm = Exclude<PageForm, 'configuration'>;

/** In every cache between here and the shopper. */
export const freshSeconds = 60;

/** Of a page that lacks an answer: seconds after the service is back. */
const degradedSeconds = 1;

const cacheControl = {
  /** One visitor's treatments: nobody between here and the browser knows those. */
  evaluated: 'private, no-cache',
  shared: `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=600`,
  never: 'no-store',
} as const;

const contentTypes = {
  document: 'text/html; charset=utf-8',
  payload: 'application/json',
  configuration: 'application/json',
} as const satisfies Record<PageForm, string>;

/** A redirect for good is kept for an hour. */
export const redirectHeaders = (status: number, location: string) => ({
  location,
  'cache-control': status === 301 || status === 308 ? 'public, max-age=3600' : 'no-store',
});

type PageFacts = {
  /** Whether every service answered. */
  readonly isWhole: boolean;
  /** On a flag-safe path; undefined everywhere else. */
  readonly evaluated: { readonly isForced: boolean } | undefined;
  readonly uses: PageUses;
  readonly renderedAt: number;
};

type PageFileContent = {
  readonly body: Buffer;
  readonly uses: PageUses;
  readonly renderedAt: number;
};

/** A page from a file is the same answer as the one it was written from. */
type PageAnswers = {
  readonly ofRendered: (
    rendered: Exclude<Rendered, { readonly kind: 'missing' }>,
    facts: PageFacts,
  ) => RenderedPage;
  readonly ofFile: (form: FileForm, content: PageFileContent) => RenderedPage;
};

/** As entity tag and manifest have it. */
export const hashOfPage = (body: Buffer): string => hash('sha256', body, 'base64url').slice(0, 22);

/** In UTF-8 a unit of a text takes at most three bytes. */
const mostBytesOfUnit = 3;

/** All pages are written here, one after the other; it grows to the longest. */
let sheet = Buffer.allocUnsafeSlow(mostBytesOfUnit * 200_000);

/**
 * In memory of their own, so that a kept page keeps nothing else. Each text is read once: counting its
 * bytes first, or bytes of its own for each, takes half as long again and twice the memory.
 */
export const bytesOf = (texts: Texts): Buffer => {
  const most = mostBytesOfUnit * texts.reduce((length, text) => length + text.length, 0);
  if (most > sheet.length) sheet = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += sheet.write(text, end);
  const own = Buffer.allocUnsafeSlow(end);
  sheet.copy(own, 0, 0, end);
  return own;
};

type PageHeaderSettings = DocumentRights & { readonly isSecure: boolean };

/** Creates what makes answers of pages. */
export const createPageAnswers = ({ isSecure, ...rights }: PageHeaderSettings): PageAnswers => {
  const common = securityHeaders(isSecure);
  const ofForm = {
    document: { ...documentHeaders(rights), ...speculationHeaders },
    payload: {},
    configuration: {},
  } as const satisfies Record<PageForm, object>;

  const headersOf = (form: PageForm, caching: string, tag: string | undefined) =>
    Object.entries({
      ...common,
      ...ofForm[form],
      'content-type': contentTypes[form],
      'cache-control': caching,
      // Weak: the same page is sent compressed and plain.
      ...(tag !== undefined && { etag: `W/${tag}` }),
      vary: 'accept-encoding',
    }).flat();

  const tagOf = (body: Buffer): string => `"${hashOfPage(body)}"`;

  const ofRedirect = (redirect: RenderedRedirect): RenderedPage => {
    const { status, location, payload } = redirect;
    const body = Buffer.from(payload?.(location) ?? '');
    return {
      status: payload === undefined ? status : 200,
      headers:
        payload === undefined
          ? Object.entries({ ...common, ...redirectHeaders(status, location) }).flat()
          : headersOf('payload', cacheControl.never, undefined),
      body,
      freshSeconds: 0,
      withPairs: (pairs) => ofRedirect({ ...redirect, location: carryPairs(location, pairs) }),
    };
  };

  return {
    ofRendered: (rendered, { isWhole, evaluated, uses, renderedAt }) => {
      if (rendered.kind === 'redirect') return ofRedirect(rendered);
      const { kind, status, isShared } = rendered;
      const isKept = isShared && status === 200 && evaluated?.isForced !== true;
      const isForAll = isKept && isWhole;
      const kept = evaluated === undefined ? cacheControl.shared : cacheControl.evaluated;
      const body = bytesOf(rendered.body);
      const tag = isForAll ? tagOf(body) : undefined;
      return {
        status,
        headers: headersOf(kind, isForAll ? kept : cacheControl.never, tag),
        body,
        freshSeconds: isForAll ? freshSeconds : isKept ? degradedSeconds : 0,
        isDegraded: !isWhole,
        renderedAt,
        tag,
        uses,
      };
    },
    ofFile: (form, { body, uses, renderedAt }) => {
      const tag = tagOf(body);
      return {
        status: 200,
        headers: headersOf(form, cacheControl.shared, tag),
        body,
        freshSeconds,
        isDegraded: false,
        renderedAt,
        tag,
        uses,
      };
    },
  };
};
