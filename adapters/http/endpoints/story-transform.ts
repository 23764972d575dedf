/** The visual editor sends each change (supporting §7: `…/transform`). */
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { jsonAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import {
  StoryTransformAnswer,
  StoryTransformBody,
  StoryTransformQuery,
} from '../codecs/story-transform.ts';
import { endpoint, usualTime } from '../endpoint.ts';
import { noScope } from '../scope.ts';

export const storyTransformEndpoints = {
  storyTransform: endpoint({
    method: 'POST',
    paths: [frontendContentPaths.transform],
    credentials: 'none',
    summary: 'The page that a story would be as an editor has it; with a valid token alone.',
    port: 'StoryTransform.page',
    scope: noScope,
    query: StoryTransformQuery,
    body: jsonBody(StoryTransformBody),
    answer: jsonAnswer(StoryTransformAnswer),
    refusals: { 403: 'The address brings no valid token.' },
    caching: { kind: 'private' },
    largest: { request: 1_000_000, answer: 2_000_000 },
    within: usualTime,
  }),
} as const;
