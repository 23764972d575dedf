/**
 * A cart or a wishlist: a customer's while they are logged in, else the browser's visitor's. Leads
 * to the page of the list, which is never kept; the cookie is set with the first thing that is put
 * there.
 */
import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { carryOver } from '../../core/domain/query/carried.ts';
import type { Site } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { HasCustomers } from '../../core/ports/customers.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { CustomersOf } from '../../core/ports/page-ports.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { formOf, type Form, type FormSender } from './form.ts';
import { localeOnSite } from './form-route.ts';
import type { MayKeepList } from './new-lists.ts';
import { newVisitorKey, visitorListCookie, type ListCookie } from './visitor-list-cookie.ts';

/** The page of a list is in that language, on that site. */
export type ListPlace = { readonly site: Site; readonly locale: Locale };

/** A wish is described by the parameters of its product. */
const limits = { ...usualFormLimits, parts: 64 } as const;

export type ListWish<Want> = {
  readonly want: Want;
  readonly fields: URLSearchParams;
  readonly scope: ShopScope;
  readonly cookies: string;
  readonly signal: AbortSignal;
};

/** Undefined: nothing is said. */
type Said<Answer> = Answer | 'refused' | 'failed' | undefined;

/** What differs between kinds of lists. */
type ListParts<Want extends string, Answer extends string> = {
  /** Holds the key of the visitor's list. */
  readonly cookieName: ListCookie;
  /** What a form may want; where that is one thing, a form need not say it. */
  readonly wants: readonly [Want, ...(readonly Want[])];
  /** Who has no list can take nothing from it. */
  readonly begins: readonly Want[];
  /** What was kept before a log-in comes along. */
  readonly findOwner: (
    key: string | undefined,
  ) => (customers: HasCustomers) => TE.TaskEither<unknown, Owner | undefined>;
  readonly perform: (owner: Owner, wish: ListWish<Want>) => TE.TaskEither<Answer, Answer>;
  /** To who has no list and would take something from it. */
  readonly ofNobody: Said<Answer>;
  /** With the place where an answer stands. */
  readonly href: (place: ListPlace, answer: Said<Answer>) => string;
  readonly customersOf: Within<CustomersOf>;
  readonly mayKeep: MayKeepList;
};

type Changed<Answer> = { readonly answer: Said<Answer>; readonly owner: Owner | undefined };

/** Also renews the cookie for as many days from now on. */
const cookieLines = (name: ListCookie, owner: Owner | undefined): readonly string[] => {
  if (owner?.kind !== 'visitor') return [];
  const cookie = serializeCookie(visitorListCookie(name, owner.key));
  return E.isRight(cookie) ? [cookie.right] : [];
};

/** With what links carry along from the form's page, such as `_tracking=0`. */
const carriedFrom = ({ page }: FormSender, href: string): string => {
  const address = new URL(href, 'http://localhost');
  return `${address.pathname}${carryOver(page?.search ?? '', address.search)}${address.hash}`;
};

/** Makes the form of a list. */
export const listFormOf = <Want extends string, Answer extends string>({
  cookieName,
  wants,
  begins,
  findOwner,
  perform,
  ofNobody,
  href,
  customersOf,
  mayKeep,
}: ListParts<Want, Answer>): Form => {
  const leadTo = (sender: FormSender, locale: Locale, { answer, owner }: Changed<Answer>) =>
    ({
      kind: 'see-other',
      location: carriedFrom(sender, href({ site: sender.site, locale }, answer)),
      setCookies: cookieLines(cookieName, owner),
    }) as const;
  /** Only who begins a list may be one too many. */
  const keeping =
    (client: string, owner: Owner, want: Want): TE.TaskEither<Said<Answer>, undefined> =>
    async () =>
      owner.kind !== 'visitor' || !begins.includes(want) || (await mayKeep(client, owner.key))
        ? E.right(undefined)
        : E.left('failed');
  return formOf({
    limits,
    read: ({ fields }, { site }) => ({
      fields,
      locale: localeOnSite(site, fields.get('locale')),
      want: wants.length === 1 ? wants[0] : wants.find((one) => one === fields.get('wants')),
    }),
    perform: ({ fields, locale, want }, { site, cookies, client, signal }) => {
      if (want === undefined) return TE.left<Said<Answer>>('refused');
      const scope = { channel: site.channel, locale };
      return pipe(
        findOwner(visitorKeyIn(cookies, cookieName))({
          customers: customersOf(signal)(cookies, scope),
        }),
        TE.mapLeft((): Said<Answer> => 'failed'),
        TE.flatMap((known): TE.TaskEither<Said<Answer>, Changed<Answer>> => {
          if (known === undefined && !begins.includes(want)) return TE.left(ofNobody);
          const owner = known ?? { kind: 'visitor', key: newVisitorKey() };
          return pipe(
            keeping(client, owner, want),
            TE.flatMap(() => perform(owner, { want, fields, scope, cookies, signal })),
            TE.map((answer) => ({ answer, owner })),
          );
        }),
      );
    },
    done: (changed, { locale }, sender) => leadTo(sender, locale, changed),
    refused: (answer, { locale }, sender) => leadTo(sender, locale, { answer, owner: undefined }),
    unread: (sender) =>
      leadTo(sender, localeOnSite(sender.site), { answer: 'failed', owner: undefined }),
  });
};
