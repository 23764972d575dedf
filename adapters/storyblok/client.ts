/** The content service's own client (`../shared/vendors/storyblok.md`). */
import { apiPlugin, storyblokInit, type StoryblokClient } from '@storyblok/js';

import { E, t } from '../../core/fp.ts';
import type { ContentError } from '../../core/ports/content.ts';
import type { StoriesByUuid } from './full-story.ts';

export type StoryblokAccess = {
  readonly accessToken: string;
  /** For drafts and releases; `accessToken` when left out. */
  readonly previewToken?: string | undefined;
  /** Without a slash at the end; by default the vendor's. */
  readonly endpoint?: string | undefined;
  /** For a service inside this process. */
  readonly fetch?: typeof fetch | undefined;
  /** The vendor's limits when left out. */
  readonly requestsPerSecond?: number | undefined;
};

const timeoutSeconds = 5;

/** A client for what is published; undefined without a token. */
export const createClient = (access: StoryblokAccess): StoryblokClient | undefined => {
  if (access.accessToken === '') return undefined;
  return storyblokInit({
    accessToken: access.accessToken,
    use: [apiPlugin],
    bridge: false,
    apiOptions: {
      // Without `cv` in the address the service answers with its newest version.
      cache: { type: 'none', cv: 'manual' },
      timeout: timeoutSeconds,
      ...(access.endpoint === undefined ? {} : { endpoint: access.endpoint }),
      ...(access.fetch === undefined ? {} : { fetch: access.fetch }),
      ...(access.requestsPerSecond === undefined ? {} : { rateLimit: access.requestsPerSecond }),
    },
  }).storyblokApi;
};

/** A client for drafts and releases. */
export const createDraftClient = (access: StoryblokAccess): StoryblokClient | undefined =>
  createClient({ ...access, accessToken: access.previewToken ?? access.accessToken });

/** The client's own limit ends with the answer's headers. */
export const withinTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);

/** The client rejects with plain objects: with a status, or a message alone. */
const clientFailure = t.partial({ message: t.unknown, status: t.unknown });

/** The client's rejection as an error of the content port. */
export const failureOf = (slug: string, failure: unknown): ContentError => {
  const read = clientFailure.decode(failure);
  const { message, status } = E.isRight(read) ? read.right : {};
  if (status === 404) return { kind: 'page-not-found', slug };
  const said = typeof message === 'string' ? message : 'no reason given';
  const reason = typeof status === 'number' ? `${status} ${said}` : said;
  return { kind: 'content-unavailable', reason };
};

export const withoutToken: ContentError = {
  kind: 'content-unavailable',
  reason: 'no access token',
};

const listAnswer = t.type({ stories: t.UnknownArray });

/** Asks for stories by uuid, of the state and release of the story that refers to them. */
export const storiesByUuid =
  (
    client: StoryblokClient,
    state: { readonly version: 'draft' | 'published'; readonly from_release?: string },
    signal: AbortSignal,
  ): StoriesByUuid =>
  async (uuids) => {
    const query = { ...state, by_uuids: uuids.join(','), per_page: uuids.length };
    const result = await client.get('cdn/stories', query, { signal: withinTime(signal) });
    const read = listAnswer.decode(result.data);
    return E.isRight(read) ? read.right.stories : [];
  };
