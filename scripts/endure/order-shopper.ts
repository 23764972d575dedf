/** A shopper without scripts, who orders one picture from an own photo, and loads again what broke. */
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

type Shopper = {
  readonly buyer: Buyer;
  readonly photo: Uint8Array<ArrayBuffer>;
  /** Ports of the shop's processes, any of which may be away. */
  readonly ports: () => readonly number[];
  /** The shop has led to the page of whoever takes the payment: the order is acknowledged. */
  readonly onAcknowledged: () => void;
  /** Requests that were sent again. */
  readonly onAgain: () => void;
};

type Answer = { readonly status: number; readonly path: string; readonly html: string };

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

/** A cookie jar, and requests that are sent again until a process of the shop answers. */
const browse = ({ ports, onAgain }: Shopper) => {
  const cookies = new Map<string, string>();
  let turn = 0;

  const send = async (path: string, body: FormData | URLSearchParams | undefined) => {
    const known = ports();
    const origin = `http://localhost:${known[turn % known.length]}`;
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    const html = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const { pathname, search, hash } = new URL(response.headers.get('location') ?? path, origin);
    return { status: response.status, path: `${pathname}${search}${hash}`, html };
  };

  return async (path: string, body?: FormData | URLSearchParams): Promise<Answer> => {
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
};

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
} as const;

/** From a photo to the payment: hands over, fills the cart, goes through the checkout, pays. */
export const orderOnce = async (shopper: Shopper): Promise<void> => {
  const { buyer, photo, onAcknowledged } = shopper;
  const ask = browse(shopper);

  /** Sends a form of a page as it is but for some values; a page that says to come later is loaded again. */
  const submit = async (
    path: string,
    action: string,
    values: Readonly<Record<string, string>>,
  ): Promise<string> => {
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
        return (await ask(`${pathname}${search}`, fields)).path;
      }
      if (Date.now() > until) throw new Error(`${path} has led to ${page.path} without ${action}.`);
      shopper.onAgain();
      await wait(pause);
    }
  };

  const handedOver = new FormData();
  handedOver.set('handOff', 'materialType=leinwand&formatType=600x400&locale=de-DE');
  handedOver.set('picture', new File([photo], 'beach.jpg', { type: 'image/jpeg' }));
  const designer = await ask('/forms/customer-picture', handedOver);
  const cart = await submit(designer.path, '/forms/cart', {});
  if (buyer.voucher !== undefined)
    await submit(cart, '/forms/voucher', { code: buyer.voucher.code });
  let path = '/kasse/adresse';
  for (const values of [{ ...address, email: buyer.email }, {}, {}, {}])
    path = await submit(path, '#', values);
  if (!path.startsWith('/payments/'))
    throw new Error(`The order of ${buyer.email} led to ${path}.`);
  onAcknowledged();
  await ask(path, new URLSearchParams({ play: 'pay' }));
};
