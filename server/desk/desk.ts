/**
 * `/desk`: orders for those who run the shop, behind a token. What its buttons do `scripts/desk.ts`
 * does too, by the same use case.
 */
import { Hono, type Context } from 'hono';

import { deskFields, isDeskCommand, type DeskForm } from '../../core/domain/order/desk-command.ts';
import {
  deskMatterOf,
  deskMatters,
  deskMatterStates,
} from '../../core/domain/order/desk-matter.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { OrderQuery } from '../../core/ports/orders.ts';
import { outagesReported } from '../../core/usecases/report.ts';
import { commandOrder, type DeskNeeds, type DeskRefusal } from '../../core/usecases/work-desk.ts';
import type { Markup } from '../embedded/development-page.ts';
import { receiveForm, responseTo } from '../forms/form-route.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { isSameSecret } from '../http/same-secret.ts';
import {
  listPage,
  logInPage,
  orderPage,
  orderStateNames,
  waitsPage,
  type DeskSaid,
} from './desk-pages.ts';
import { deskPolicy } from './desk-sheet.ts';
import { deskPath } from '../http/desk-paths.ts';
import { beginDeskSession, endDeskSession, isAtDesk } from './desk-session.ts';

type DeskSettings = DeskNeeds &
  HasLog & {
    readonly token: string;
    readonly sites: SiteConfiguration;
  };

const mostListed = 50;

/** More than that waits only where something is wrong with all of them. */
const mostWaiting = 200;

const isState = oneOf(orderStateNames);

/** Where a refusal names a field or a state, so that it can be mended. */
const refusalText = (refusal: DeskRefusal): string => {
  if (refusal.kind === 'field-wrong') return `The field ${refusal.field} is wrong.`;
  if (refusal.kind === 'not-now') return `Not in the state ${refusal.state}.`;
  return 'reason' in refusal ? `Not available: ${refusal.reason}` : `Refused: ${refusal.kind}.`;
};

const seeOther = (location: string, setCookies: readonly string[] = []): Response =>
  responseTo({ kind: 'see-other', location, setCookies });

const formIn = (fields: URLSearchParams): DeskForm => {
  const [amount, carrier, code, item, payment, effect, mail] = deskFields.map(
    (name) => fields.get(name) ?? '',
  );
  return {
    amount: amount ?? '',
    carrier: carrier ?? '',
    code: code ?? '',
    item: item ?? '',
    payment: payment ?? '',
    effect: effect ?? '',
    mail: mail ?? '',
  };
};

/** As an application to be mounted at `deskPath`. */
export const desk = ({ token, sites, ...needs }: DeskSettings): Hono => {
  const { orders, clock } = needs;
  const app = new Hono();
  const isIn = (context: Context): boolean =>
    isAtDesk(token, context.req.header('cookie') ?? '', clock.now());
  const show = async (context: Context, page: Markup, status: 200 | 403 | 404 | 422 | 503 = 200) =>
    context.html(page, status);
  const fieldsOf = async (context: Context): Promise<URLSearchParams | undefined> => {
    const sent = await receiveForm(
      sites,
      (name) => context.req.header(name),
      context.req.raw.body,
      {
        limits: usualFormLimits,
        isFromAnywhere: false,
      },
    );
    return sent.kind === 'form' ? sent.fields : undefined;
  };

  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', deskPolicy);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
  });

  app.post('/log-in', async (context) => {
    const fields = await fieldsOf(context);
    return fields !== undefined && isSameSecret(fields.get('token') ?? '', token)
      ? seeOther(deskPath, beginDeskSession(token, clock.now()))
      : show(context, logInPage(true), 403);
  });

  app.use(async (context, next) => {
    if (isIn(context)) return next();
    if (context.req.method !== 'GET') return seeOther(deskPath);
    return context.html(logInPage(false));
  });

  app.post('/log-out', () => seeOther(deskPath, endDeskSession));

  const listed = (query: OrderQuery) => outagesReported(needs, 'orders', orders.list(query))();

  const away = (context: Context) => context.text('Service Unavailable', 503);

  /** Of a mail address, or the one of a number. */
  const search = async (context: Context, words: string) => {
    const found = words.includes('@')
      ? await listed({ email: words, most: mostListed })
      : await pipe(
          outagesReported(needs, 'orders', orders.findByNumber(words)),
          TE.map((order) => (order === undefined ? [] : [order])),
        )();
    return E.isLeft(found)
      ? away(context)
      : show(context, listPage(found.right, { state: 'all', search: words }, undefined));
  };

  const showWaiting = async (context: Context) => {
    const stuck = await listed({ isStuck: true, most: mostWaiting });
    const open = await listed({ states: deskMatterStates, most: mostWaiting });
    if (E.isLeft(stuck) || E.isLeft(open)) return away(context);
    const stuckIds = new Set(stuck.right.map(({ placed }) => placed.id));
    const all = [...stuck.right, ...open.right.filter(({ placed }) => !stuckIds.has(placed.id))];
    const byMatter = new Map(
      deskMatters.map((matter) => [
        matter,
        all
          .filter((order) => deskMatterOf(order, stuckIds.has(order.placed.id)) === matter)
          // Who has waited longest is first.
          .toSorted((one, other) => one.placed.placedAt - other.placed.placedAt),
      ]),
    );
    return show(context, waitsPage(byMatter));
  };

  app.get('/', async (context) => {
    const words = (context.req.query('search') ?? '').trim();
    if (words !== '') return search(context, words);
    const state = context.req.query('state');
    if (state === undefined) return showWaiting(context);
    const before = Number(context.req.query('before') ?? Number.NaN);
    const found = await listed({
      states: isState(state) ? [state] : undefined,
      before: Number.isNaN(new Date(before).getTime()) ? undefined : before,
      most: mostListed,
    });
    if (E.isLeft(found)) return away(context);
    const shown = found.right;
    const next = shown.length === mostListed ? shown.at(-1)?.placed.placedAt : undefined;
    return show(context, listPage(shown, { state, search: '' }, next));
  });

  const showOrder = async (
    context: Context,
    id: string,
    said?: DeskSaid,
    status: 200 | 422 = 200,
  ) => {
    const found = await outagesReported(needs, 'orders', orders.find(id))();
    const waiting = await outagesReported(needs, 'orders', orders.waiting(id))();
    if (E.isLeft(found) || E.isLeft(waiting)) return away(context);
    const order = found.right;
    return order === undefined
      ? context.text('Not Found', 404)
      : show(context, orderPage(order, waiting.right, said), status);
  };

  app.get('/orders/:id', (context) =>
    showOrder(
      context,
      context.req.param('id'),
      context.req.query('done') === undefined ? undefined : { words: 'Done.', isRefusal: false },
    ),
  );

  app.post('/orders/:id', async (context) => {
    const id = context.req.param('id');
    const fields = await fieldsOf(context);
    const [command, key] = [fields?.get('command') ?? '', fields?.get('key') ?? ''];
    if (fields === undefined || !isDeskCommand(command) || !/^[\da-f-]{36}$/u.test(key))
      return context.text('Bad Request', 400);
    const done = await commandOrder(id, command, formIn(fields), `desk-${key}`)(needs)();
    return E.isLeft(done)
      ? showOrder(context, id, { words: refusalText(done.left), isRefusal: true }, 422)
      : seeOther(`${deskPath}/orders/${id}?done`);
  });

  return app;
};
