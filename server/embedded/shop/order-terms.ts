/** The terms and the instruction on withdrawal that a confirmation brings on a durable medium. */
import { termsVersion } from '../../../core/domain/law/terms-version.ts';
import { languageOf } from '../../../core/domain/locale/markets.ts';
import type { Order } from '../../../core/domain/order/order.ts';
import { legalSegments, termsSegments } from '../../../core/domain/routing/legal-pages.ts';
import { siteOrigin, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { pipe, TE } from '../../../core/fp.ts';
import type { Content, ContentError } from '../../../core/ports/content.ts';
import type { MailAttachment } from '../../../core/ports/mailer.ts';
import { legalDocument } from '../../mails/legal-document.ts';
import { siteOfMail } from './mails.ts';

export type OrderTerms = (
  order: Pick<Order, 'placed'>,
) => TE.TaskEither<ContentError, readonly MailAttachment[]>;

/**
 * As they were when the order was placed: where the terms are others by now, there are none, since
 * what was agreed went out with the first confirmation.
 */
export const orderTerms =
  (sites: SiteConfiguration, content: () => Content): OrderTerms =>
  ({ placed: { channel, locale, terms } }) => {
    if (terms.version !== termsVersion) return TE.right([]);
    const language = languageOf(locale);
    const origin = siteOrigin(sites, siteOfMail({ sites }, { channel, locale }));
    return pipe(
      [termsSegments[language], legalSegments.withdrawal[language]],
      TE.traverseArray((slug) => content().page({ channel, locale, platform: 'web', slug })),
      TE.map((pages) =>
        pages.map((page) => legalDocument({ locale, origin }, page, terms.version)),
      ),
    );
  };
