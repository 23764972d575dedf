/**
 * Where a Storyblok space tells what its editors have published: kept stories, and the pages that
 * were made of them, are asked for again. Each call is signed with the space's secret.
 */
import { createHmac } from 'node:crypto';

import { Hono } from 'hono';

import type { StoryChange, StoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { E, t } from '../../../core/fp.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import { isSameSecret } from '../../http/same-secret.ts';

type WebhookSettings = {
  /** What the space signs with; without it no call is taken. */
  readonly secret: string | undefined;
  readonly changes: Pick<StoryChanges, 'tell'>;
  /** Hears of calls with a wrong signature. */
  readonly refused: () => void;
};

/** Where the calls come in. */
export const contentWebhookPath = `${frontendContentPaths.page}/webhook`;

/** A call is a few hundred bytes. */
const largestCall = 65_536;

/** The header with the HMAC of the body, SHA-1 in hexadecimal, as the vendor documents it. */
const signatureHeader = 'webhook-signature';

const Call = t.intersection([
  t.type({ action: t.string }),
  t.partial({ full_slug: t.union([t.string, t.null]) }),
]);

/** What happens to one story at the full slug that the call names. */
const storyActions: readonly string[] = ['published', 'unpublished', 'deleted'];

/** A story that moved was elsewhere before, a merged release holds any: then all are meant. */
const changeOf = ({ action, full_slug: fullSlug }: t.TypeOf<typeof Call>): StoryChange =>
  typeof fullSlug === 'string' && fullSlug !== '' && storyActions.includes(action)
    ? { kind: 'story', fullSlug }
    : { kind: 'all' };

/** The address of the calls as an application to be mounted at the root. */
export const contentWebhook = ({ secret, changes, refused }: WebhookSettings): Hono => {
  const app = new Hono();
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
    changes.tell(change);
    return context.json({ changed: change.kind });
  });
  return app;
};
