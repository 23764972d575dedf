/** The content for front ends that draw by themselves (supporting §7, "Content service"). */
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { BreadcrumbAnswer, BreadcrumbQuery, StoryAnswer, StoryQuery } from '../codecs/stories.ts';
import { endpoint, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

/** A story with five levels of others in it. */
const storySizes = { request: 0, answer: 4_000_000 } as const;

const caching = { kind: 'shared', seconds: 60, staleSeconds: 600 } as const;

/** Pages as stories, and breadcrumbs. */
export const storyEndpoints = {
  storyBreadcrumb: endpoint({
    method: 'GET',
    paths: [frontendContentPaths.breadcrumb],
    credentials: 'none',
    summary: 'The way from the start page to the page at a path.',
    port: 'Breadcrumbs.trail',
    scope: shopScope,
    query: BreadcrumbQuery,
    body: noBody,
    answer: jsonAnswer(BreadcrumbAnswer),
    refusals: { 404: 'No page of this shop is at the path.' },
    caching,
    largest: storySizes,
    within: usualTime,
  }),
  story: endpoint({
    method: 'GET',
    // The slug is all that follows the locale; without one it is the start page.
    paths: [`${frontendContentPaths.page}/:locale{[a-z][a-z]-[A-Z][A-Z]}/*`],
    credentials: 'none',
    summary: 'The published story of a page, its relations and links resolved.',
    port: 'Stories.full',
    scope: shopScope,
    query: StoryQuery,
    body: noBody,
    answer: jsonAnswer(StoryAnswer),
    refusals: { 404: 'No page is at the slug.' },
    caching,
    largest: storySizes,
    within: usualTime,
  }),
} as const;
