import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { newsletterEndpoints } from '../../../adapters/http/endpoints/newsletter.ts';
import { inTransaction, type Transaction } from '../../../adapters/postgres/in-transaction.ts';
import {
  confirmSubscription,
  endSubscription,
  keepSubscription,
} from '../../../adapters/postgres/stores/newsletter.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { checkBot } from '../../../core/domain/newsletter/bot-check.ts';
import { newsletterPaths } from '../../../core/domain/newsletter/newsletter-answers.ts';
import { checkNewsletterForm } from '../../../core/domain/newsletter/newsletter.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { newsletterConfirmation, newsletterWelcome } from '../../mails/templates/newsletter.ts';
import { mailFrom, senderOf, siteOfMail, type MailSources } from './mails.ts';
import { refusal, wrongFieldsRefusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** 43 characters that nobody guesses. */
const tokenBytes = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Named by its field: the page then says that something failed. */
const botRefusal = refusal(400, 'field-invalid', 'recaptchaToken');

/** At a configured site, never the request's. */
const mailedLink = (
  sources: MailSources,
  scope: ShopScope,
  path: (typeof newsletterPaths)['confirm' | 'unsubscribe'],
  token: string,
): string => {
  const query = printQuery({ locale: scope.locale, token });
  return siteUrl(sources.sites, siteOfMail(sources, scope), `${path}?${query}`);
};

const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * Mails a link that confirms an address, unless it is subscribed or has had enough of them: the
 * answer is the same, so that nobody learns whose addresses are known.
 */
export const askForNewsletter = async (
  sources: MailSources,
  transaction: Transaction,
  scope: ShopScope,
  email: string,
): Promise<void> => {
  const now = sources.clock.now();
  const token = newToken();
  // One mail too many: the links of those before stay as they are.
  const turn = await takeMailTurn(transaction, 'newsletter', email, { now, latest: now });
  if (turn === undefined) return;
  const kept = await keepSubscription(transaction, scope, email, hashOf(token), now);
  if (kept === 'subscribed') return;
  const envelope = { id: `newsletter-${randomUUID()}`, to: email };
  const link = mailedLink(sources, scope, newsletterPaths.confirm, token);
  const mail = mailFrom(senderOf(sources), scope, envelope, (mailScope) =>
    newsletterConfirmation(mailScope, { link }),
  );
  await queueMail(transaction, mail, now);
};

const unknownToken = E.left(refusal(404, 'result-not-found'));

export const newsletterRoutes = (
  sources: MailSources,
): Readonly<Record<keyof typeof newsletterEndpoints, Route>> => {
  const { database, clock, mails } = sources;
  const sender = senderOf(sources);
  return {
    newsletterSubscribe: route(
      newsletterEndpoints.newsletterSubscribe,
      async ({ scope, body }): Promise<E.Either<Refusal, undefined>> => {
        const checked = checkNewsletterForm(body);
        if (E.isLeft(checked))
          return E.left(
            checked.left.kind === 'fields' ? wrongFieldsRefusal(checked.left.errors) : botRefusal,
          );
        const { email, recaptchaToken } = checked.right;
        if (E.isLeft(checkBot(recaptchaToken))) return E.left(botRefusal);
        await inTransaction(database, (transaction) =>
          askForNewsletter(sources, transaction, scope, email),
        );
        mails.wake();
        return E.right(undefined);
      },
    ),
    newsletterConfirm: route(
      newsletterEndpoints.newsletterConfirm,
      async ({ scope, body }): Promise<E.Either<Refusal, undefined>> => {
        const token = parseMailToken(body.token);
        if (E.isLeft(token)) return unknownToken;
        const now = clock.now();
        const hash = hashOf(token.right);
        const followed = await inTransaction(database, async (transaction) => {
          const found = await confirmSubscription(transaction, scope, hash, newToken(), now);
          if (found.kind !== 'confirmed') return found.kind;
          const { email, unsubscribeToken } = found;
          const link = mailedLink(sources, scope, newsletterPaths.unsubscribe, unsubscribeToken);
          const mail = mailFrom(
            sender,
            scope,
            // The link ends it for programs, too.
            { id: `newsletter-${randomUUID()}`, to: email, unsubscribeUrl: link },
            (mailScope) => newsletterWelcome(mailScope, { link }),
          );
          await queueMail(transaction, mail, now);
          return found.kind;
        });
        if (followed === 'unknown') return unknownToken;
        mails.wake();
        return E.right(undefined);
      },
    ),
    newsletterUnsubscribe: route(
      newsletterEndpoints.newsletterUnsubscribe,
      async ({ scope, body }): Promise<E.Either<Refusal, undefined>> => {
        const token = parseMailToken(body.token);
        const isEnded =
          E.isRight(token) && (await endSubscription(database, scope, token.right, clock.now()));
        return isEnded ? E.right(undefined) : unknownToken;
      },
    ),
  };
};
