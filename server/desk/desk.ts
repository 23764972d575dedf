/**
 * `/desk`: orders for those who run the shop, behind a token. What its buttons do `scripts/desk.ts`
 * does too, by the same use case.
 */
import { Hono, type Context } from 'hono';

import { deskFields, isDeskCommand, type DeskForm } from '../../core/domain/order/desk-command.ts';
import type { Order } from '../../core/domain/order/order.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { outagesReported } from '../../core/usecases/report.ts';
import { commandOrder, type DeskNeeds, type DeskRefusal } from '../../core/usecases/work-desk.ts';
import { developmentPolicy, type Markup } from '../embedded/development-page.ts';
import { receiveForm, responseTo } from '../forms/form-route.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { listPage, logInPage, orderPage, orderStateNames } from './desk-pages.ts';
import { deskPath } from '../http/desk-paths.ts';
import { beginDeskSession, endDeskSession, isAtDesk } from './desk-session.ts';

type DeskSettings = DeskNeeds &
  HasLog & {
    readonly token: string;
    readonly sites: SiteConfiguration;
  };

const mostListed = 50;

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
  const reported = outagesReported<{ readonly kind: string }, Order | undefined>;

  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', developmentPolicy);
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

  app.get('/', async (context) => {
    const [state, number] = [context.req.query('state') ?? '', context.req.query('number') ?? ''];
    if (number.trim() !== '') {
      const found = await reported(needs, 'orders', orders.findByNumber(number))();
      if (E.isLeft(found)) return context.text('Service Unavailable', 503);
      return show(
        context,
        listPage(found.right ? [found.right] : [], { state, number }, undefined),
      );
    }
    const before = Number(context.req.query('before') ?? Number.NaN);
    const listed = await outagesReported(
      needs,
      'orders',
      orders.list({
        states: isState(state) ? [state] : undefined,
        before: Number.isNaN(new Date(before).getTime()) ? undefined : before,
        most: mostListed,
      }),
    )();
    if (E.isLeft(listed)) return context.text('Service Unavailable', 503);
    const shown = listed.right;
    const next = shown.length === mostListed ? shown.at(-1)?.placed.placedAt : undefined;
    return show(context, listPage(shown, { state, number }, next));
  });

  const showOrder = async (
    context: Context,
    id: string,
    said?: string,
    status: 200 | 422 = 200,
  ) => {
    const found = await reported(needs, 'orders', orders.find(id))();
    const waiting = await outagesReported(needs, 'orders', orders.waiting(id))();
    if (E.isLeft(found) || E.isLeft(waiting)) return context.text('Service Unavailable', 503);
    const order = found.right;
    return order === undefined
      ? context.text('Not Found', 404)
      : show(context, orderPage(order, waiting.right, said), status);
  };

  app.get('/orders/:id', (context) =>
    showOrder(
      context,
      context.req.param('id'),
      context.req.query('done') === undefined ? undefined : 'Done.',
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
      ? showOrder(context, id, refusalText(done.left), 422)
      : seeOther(`${deskPath}/orders/${id}?done`);
  });

  return app;
};
