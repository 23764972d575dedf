/** Shoppers without scripts, who order one picture from an own photo, and load again what broke. */
import { setTimeout as wait } from 'node:timers/promises';

import {
  parseHtml,
  selfAndAncestors,
  type HtmlElement,
  type HtmlTree,
} from '../crawl/html-tree.ts';

/** What one shopper orders, and is told. */
export type Buyer = {
  /** Nobody else's. */
  readonly email: string;
  readonly voucher: { readonly id: string; readonly code: string } | undefined;
};

/** What a shopper has done last. */
export const shopperStages = [
  'designer',
  'cart',
  'voucher',
  'address',
  'delivery',
  'payment',
  'order',
  'paid',
] as const;

export type ShopperStage = (typeof shopperStages)[number];

/** What is answered to one request; a location is a path of the same shop. */
export type Answer = {
  readonly status: number;
  /** Where the answer leads, or the path that was asked. */
  readonly path: string;
  readonly html: string;
  /** Seconds to wait, where a refusal names them. */
  readonly retryAfter: number | undefined;
};

type Body = FormData | URLSearchParams;

/** Asks any of the shop's processes, with the cookies of one browser. */
export type Browser = {
  /** One request; throws a `TypeError` where the connection breaks. */
  readonly send: (path: string, body?: Body) => Promise<Answer>;
  /** Asks again until a process answers; throws where none does for a minute, or refuses. */
  readonly ask: (path: string, body?: Body) => Promise<Answer>;
  /** A form of a page as it is but for some values; a page without it is loaded again. */
  readonly formAt: (
    path: string,
    action: string,
    values?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly path: string; readonly fields: URLSearchParams }>;
  /** With the same cookies from now on; it begins with the process at a place of the ports. */
  readonly copy: (first: number) => Browser;
};

type BrowserSettings = {
  /** Ports of the shop's processes, any of which may be away. */
  readonly ports: () => readonly number[];
  /** A request was sent again. */
  readonly onAgain?: () => void;
  /** Milliseconds until an answer was read to its end. */
  readonly onAnswer?: (method: 'GET' | 'POST', path: string, milliseconds: number) => void;
};

/** Milliseconds until a request is sent again, and until nobody waits any longer. */
const [pause, patience] = [100, 60_000];

/** What a form sends that nobody has touched. */
const untouched = ({ elements }: HtmlTree, form: HtmlElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const element of elements) {
    const { tag, attributes } = element;
    const name = attributes.get('name');
    if (tag !== 'input' || name === undefined || !selfAndAncestors(element).includes(form))
      continue;
    const isChoice = ['radio', 'checkbox'].includes(attributes.get('type') ?? '');
    if (!isChoice || attributes.has('checked')) fields.append(name, attributes.get('value') ?? '');
  }
  return fields;
};

/** A browser with these cookies, which begins with the process at a place of the ports. */
export const openBrowser = (
  settings: BrowserSettings,
  first = 0,
  begun: ReadonlyMap<string, string> = new Map(),
): Browser => {
  const { ports, onAgain = () => undefined, onAnswer = () => undefined } = settings;
  const cookies = new Map(begun);
  let turn = first;

  const send: Browser['send'] = async (path, body) => {
    const known = ports();
    const origin = `http://localhost:${known[turn % known.length]}`;
    const begin = performance.now();
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    const html = await response.text();
    onAnswer(body === undefined ? 'GET' : 'POST', path, performance.now() - begin);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const { pathname, search, hash } = new URL(response.headers.get('location') ?? path, origin);
    const after = response.headers.get('retry-after');
    return {
      status: response.status,
      path: `${pathname}${search}${hash}`,
      html,
      retryAfter: after === null ? undefined : Number(after),
    };
  };

  const ask: Browser['ask'] = async (path, body) => {
    const until = Date.now() + patience;
    for (;;) {
      const answer = await send(path, body).catch((error: unknown) => {
        // The connection broke.
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      // What could not be done says so in the address, or by its status.
      const status = answer?.path.endsWith('failed') === true ? 503 : (answer?.status ?? 503);
      if (answer !== undefined && status < 400) return answer;
      if (status < 500 || Date.now() > until) throw new Error(`${path} was answered ${status}.`);
      turn += 1;
      onAgain();
      await wait(pause);
    }
  };

  const formAt: Browser['formAt'] = async (path, action, values = {}) => {
    const until = Date.now() + patience;
    for (;;) {
      const page = await ask(path);
      const tree = parseHtml(page.html);
      const form = tree.elements.findLast(
        ({ tag, attributes }) => tag === 'form' && attributes.get('action') === action,
      );
      if (form !== undefined) {
        const fields = untouched(tree, form);
        for (const [name, value] of Object.entries(values)) fields.set(name, value);
        const { pathname, search } = new URL(action, `http://localhost${page.path}`);
        return { path: `${pathname}${search}`, fields };
      }
      if (Date.now() > until) throw new Error(`${path} has led to ${page.path} without ${action}.`);
      onAgain();
      await wait(pause);
    }
  };

  return { send, ask, formAt, copy: (place) => openBrowser(settings, place, cookies) };
};

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
} as const;

type Order = {
  readonly buyer: Buyer;
  /** Of the designer with the photo (`bringPhoto`). */
  readonly designer: string;
  readonly onStage?: (stage: ShopperStage) => void;
  /** While the shopper looks at a page, before its form is sent. */
  readonly think?: () => Promise<void>;
};

/** Sends the form of a page, and gives where that leads. */
const submitter =
  ({ ask, formAt }: Browser, { think = async () => undefined }: Order) =>
  async (
    page: string,
    action: string,
    values: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { path, fields } = await formAt(page, action, values);
    await think();
    return (await ask(path, fields)).path;
  };

/** Hands a photo over, and gives the path of the designer that shows it. */
export const bringPhoto = async (
  browser: Browser,
  photo: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const handedOver = new FormData();
  handedOver.set('handOff', 'materialType=leinwand&formatType=600x400&locale=de-DE');
  handedOver.set('picture', new File([photo], 'beach.jpg', { type: 'image/jpeg' }));
  return (await browser.ask('/forms/customer-picture', handedOver)).path;
};

/** From the designer to the review, whose path it gives: fills the cart, goes through the steps. */
export const goToReview = async (browser: Browser, order: Order): Promise<string> => {
  const { buyer, designer, onStage = () => undefined, think = async () => undefined } = order;
  const submit = submitter(browser, order);
  const cart = await submit(designer, '/forms/cart');
  onStage('cart');
  if (buyer.voucher === undefined) {
    await browser.ask(cart);
    await think();
  } else await submit(cart, '/forms/voucher', { code: buyer.voucher.code });
  onStage('voucher');
  const delivery = await submit('/kasse/adresse', '#', { ...address, email: buyer.email });
  onStage('address');
  const payment = await submit(delivery, '#');
  onStage('delivery');
  const review = await submit(payment, '#');
  onStage('payment');
  return review;
};

/** From the designer to the page of whoever takes the payment, whose path it gives. */
export const placeOnce = async (browser: Browser, order: Order): Promise<string> => {
  const path = await submitter(browser, order)(await goToReview(browser, order), '#');
  if (!path.startsWith('/payments/'))
    throw new Error(`The order of ${order.buyer.email} led to ${path}.`);
  order.onStage?.('order');
  return path;
};

/** From the designer to a payment that was made. The order is acknowledged with its stage. */
export const orderOnce = async (browser: Browser, order: Order): Promise<void> => {
  await browser.ask(await placeOnce(browser, order), new URLSearchParams({ play: 'pay' }));
  order.onStage?.('paid');
};
