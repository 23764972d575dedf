/** The few commands of W3C WebDriver that the tests send, over fetch. */
import type { Key } from '../engine.ts';

/** Sends a command of one session and answers its value. */
export type Command = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Value>;

/** The name under which the protocol sends an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Names an element as the protocol does. */
type ElementReference = { readonly [elementKey]: string };

/** The code points by which the protocol names keys that print nothing. */
export const keyCodes = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const satisfies Record<Key | 'Control', string>;

/** Whether a command got no answer in its time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * How long a driver may take for a command, in milliseconds. What asks the page itself is answered at
 * once or never: where a page is left meanwhile, WebKitGTK does not hear what became of it.
 */
const longest = { atOnce: 10_000, other: 25_000 } as const;

/** Whether a command presses something, looks for something or runs a script. */
const isAtOnce = (path: string): boolean =>
  ['/actions', '/element', '/execute/sync'].includes(path) || path.endsWith('/click');

/** Sends commands to a driver at this address; an error of the protocol rejects with its message. */
export const commandsTo =
  (address: string): Command =>
  async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(isAtOnce(path) ? longest.atOnce : longest.other),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    const { value } = JSON.parse(text) as { readonly value: Value };
    return value;
  };

const keySource = (actions: readonly unknown[]) => ({ type: 'key', id: 'keyboard', actions });

/** Presses and releases each of the keys. */
export const pressKeys = (command: Command, keys: Iterable<string>): Promise<void> =>
  command('POST', '/actions', {
    actions: [
      keySource(
        [...keys].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    ],
  });

/** The first element of a selector; the session's implicit wait says how long it is waited for. */
export const findElement = (command: Command, selector: string): Promise<ElementReference> =>
  command('POST', '/element', { using: 'css selector', value: selector });

/** Clicks an element as the protocol does: scrolls it into view and refuses what is covered. */
export const clickElement = (command: Command, element: ElementReference): Promise<void> =>
  command('POST', `/element/${element[elementKey]}/click`);

/** Clicks an element while a key is held down. */
export const clickWithKey = async (
  command: Command,
  element: ElementReference,
  key: string,
): Promise<void> => {
  await command('POST', '/actions', { actions: [keySource([{ type: 'keyDown', value: key }])] });
  await clickElement(command, element);
  await command('DELETE', '/actions');
};

/** Scrolls an element into the middle of the window. */
export const scrollToMiddle = (command: Command, element: ElementReference): Promise<void> =>
  command('POST', '/execute/sync', {
    script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    args: [element],
  });

/** Presses the mouse twice on the middle of an element. */
export const doubleClickElement = async (
  command: Command,
  element: ElementReference,
): Promise<void> => {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await scrollToMiddle(command, element);
  await command('POST', '/actions', {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', x: 0, y: 0, origin: element }, ...press, ...press],
      },
    ],
  });
};
