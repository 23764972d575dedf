/**
 * A Storyblok space tells what was published: kept stories and their pages are asked for again.
 * Each call is signed with the space's secret.
 */
import { createHmac } from 'node:crypto';

import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

import type { Sleep } from '../../../adapters/shared/sleep.ts';
import type { StoryChange, StoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { E, t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import { isSameSecret } from '../../http/same-secret.ts';

type WebhookSettings = {
  /** Without it no call is taken. */
  readonly secret: string | undefined;
  readonly changes: Pick<StoryChanges, 'tell'>;
  /** Hears of calls with a wrong signature. */
  readonly refused: () => void;
  readonly clock: Clock;
  readonly sleep: Sleep;
};

/**
 * The vendor signs neither a time nor an id, so a call that somebody has recorded cannot be told
 * from the same change made again. Within so many milliseconds equal calls count as two: the first,
 * and one at the end for all others. So nobody drops the shop's pages all the time, and no change
 * is lost.
 */
const windowMilliseconds = 10_000;

/** Signatures of the last calls, and whether one waits for the end of its window. */
const rememberedCalls = 1_000;

type Seen = { readonly since: number; readonly isWaiting: boolean };

export const contentWebhookPath = `${frontendContentPaths.page}/webhook`;

/** Bytes; a call is a few hundred. */
const largestCall = 65_536;

/** HMAC of the body, SHA-1 in hexadecimal (the vendor's documentation). */
const signatureHeader = 'webhook-signature';

const Call = t.intersection([
  t.type({ action: t.string }),
  t.partial({ full_slug: t.union([t.string, t.null]) }),
]);

/** Actions on one story, at the full slug that the call names. */
const storyActions: readonly string[] = ['published', 'unpublished', 'deleted'];

/** A story that moved was elsewhere before, a merged release holds any: then all are meant. */
const changeOf = ({ action, full_slug: fullSlug }: t.TypeOf<typeof Call>): StoryChange =>
  typeof fullSlug === 'string' && fullSlug !== '' && storyActions.includes(action)
    ? { kind: 'story', fullSlug }
    : { kind: 'all' };

/** The address of the calls as an application to be mounted at the root. */
export const contentWebhook = ({
  secret,
  changes,
  refused,
  clock,
  sleep,
}: WebhookSettings): Hono => {
  const app = new Hono();
  const seen = new LRUCache<string, Seen>({ max: rememberedCalls });
  const tell = (signature: string, change: StoryChange): void => {
    const now = clock.now();
    const before = seen.get(signature);
    if (before === undefined || now - before.since >= windowMilliseconds) {
      seen.set(signature, { since: now, isWaiting: false });
      return changes.tell(change);
    }
    if (before.isWaiting) return;
    const end = before.since + windowMilliseconds;
    seen.set(signature, { since: before.since, isWaiting: true });
    void sleep(end - now).then(() => {
      seen.set(signature, { since: end, isWaiting: false });
      changes.tell(change);
    });
  };
  const tooLarge = bodyLimit(largestCall, (context) =>
    context.json({ error: 'The call is too large.' }, 413),
  );
  app.post(contentWebhookPath, tooLarge, async (context) => {
    if (secret === undefined) return context.json({ error: 'No secret is configured.' }, 404);
    const body = await context.req.text();
    const signature = createHmac('sha1', secret).update(body).digest('hex');
    if (!isSameSecret(context.req.header(signatureHeader)?.toLowerCase() ?? '', signature)) {
      refused();
      return context.json({ error: 'Unauthorized' }, 401);
    }
    const call = Call.decode(parseJson(body));
    if (E.isLeft(call)) return context.json({ error: 'The call names no action.' }, 400);
    const change = changeOf(call.right);
    tell(signature, change);
    return context.json({ changed: change.kind });
  });
  return app;
};
