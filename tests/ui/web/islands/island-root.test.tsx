// @vitest-environment happy-dom
/** React's roots: an island over the server's HTML or in an empty place, and what becomes of early choices. */
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import type { MessageKey } from '../../../../ui/messages/all-messages.ts';
import type { PageData } from '../../../../ui/web/wire/page-data.ts';
import { stateAt, viewAt } from '../some-view.ts';

const draw = vi.fn<(page: PageData, id: string) => ReactNode>();
const prepare = vi.fn<(page: PageData) => Promise<void>>();

const reportFault = vi.fn<(code: string, thrown: unknown) => void>();

vi.resetModules();
vi.doMock('../../../../ui/web/islands/islands.ts', () => ({
  loadIsland: () => Promise.resolve({ draw, prepare }),
}));
vi.doMock('../../../../ui/web/islands/failed-island.tsx', () => ({
  FailedIsland: () => <p>failed</p>,
}));
vi.doMock('../../../../ui/web/log/logs.ts', () => ({ report: vi.fn(), reportFault }));
const { mountIsland } = await import('../../../../ui/web/islands/island-root.tsx');
const { IslandFrame } = await import('../../../../ui/web/islands/island-frame.tsx');
const { takeEarlyChoices } = await import('../../../../ui/web/islands/early-choices.ts');
const { useText } = await import('../../../../ui/messages/text.tsx');

afterAll(() => {
  vi.doUnmock('../../../../ui/web/islands/islands.ts');
  vi.doUnmock('../../../../ui/web/islands/failed-island.tsx');
  vi.doUnmock('../../../../ui/web/log/logs.ts');
  vi.resetModules();
});

const Choice = ({ onChoose }: { readonly onChoose: (value: string) => void }) => (
  <form id={useId()} data-choice="">
    {['small', 'large'].map((value, index) => (
      <input
        type="radio"
        name="size"
        value={value}
        defaultChecked={index === 0}
        onChange={() => onChoose(value)}
        key={value}
      />
    ))}
  </form>
);

const Amounts = ({ onChoose }: { readonly onChoose: (value: string) => void }) => (
  <form data-choice="">
    <select name="amount" defaultValue="1" onChange={({ target }) => onChoose(target.value)}>
      <option>1</option>
      <option>2</option>
    </select>
  </form>
);

const onChoose = vi.fn<(value: string) => void>();

/** An island in the document, with the server's HTML of it or empty. */
const place = (isDrawn: boolean) => {
  const view = viewAt('/one');
  const drawn = view.state.get();
  const element = document.createElement('shop-island');
  element.id = 'news';
  element.setAttribute('name', 'newsletter');
  if (isDrawn)
    element.innerHTML = renderToString(
      <IslandFrame
        view={view}
        drawn={drawn}
        onMissingKey={() => undefined}
        draw={(page) => draw(page, 'news')}
      />,
      { identifierPrefix: 'news-' },
    );
  document.body.replaceChildren(element);
  return { view, drawn, element };
};

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(() => <Choice onChoose={onChoose} />);
  prepare.mockReset();
  onChoose.mockReset();
  takeEarlyChoices();
});

const radio = (element: HTMLElement, value: string): HTMLInputElement => {
  const found = element.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (found === null) throw new Error(`There is no ${value}.`);
  return found;
};

test('an island comes to life in the elements that the server sent, and ends', async () => {
  const { view, drawn, element } = place(true);
  const large = radio(element, 'large');
  const end = await mountIsland(element, view, drawn);
  expect(radio(element, 'large')).toBe(large);
  large.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('large');
  expect(prepare).toHaveBeenCalledExactlyOnceWith(drawn.page);
  end();
  expect(element.innerHTML).toBe('');
});

test('what was chosen before it came to life is handed over', async () => {
  const { view, drawn, element } = place(true);
  radio(element, 'large').checked = true;
  await mountIsland(element, view, drawn);
  expect(takeEarlyChoices()).toEqual([['size', 'large']]);
  expect(takeEarlyChoices()).toEqual([]);
});

test.each([
  ['large', '[value="large"]', Choice, (field: HTMLInputElement) => field.click()],
  [
    '2',
    'select',
    Amounts,
    (field: HTMLInputElement) => {
      field.value = '2';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
] as const)(
  'what is chosen while it comes to life is heard: %s',
  async (value, selector, Fields, choose) => {
    draw.mockImplementation(() => <Fields onChoose={onChoose} />);
    const { view, drawn, element } = place(true);
    const field = element.querySelector<HTMLInputElement>(selector);
    draw.mockImplementationOnce(() => {
      // React is within the hydration of these fields.
      if (field !== null) choose(field);
      return <Fields onChoose={onChoose} />;
    });
    await mountIsland(element, view, drawn);
    expect(onChoose).toHaveBeenCalledWith(value);
  },
);

test('an empty place is filled at once', async () => {
  const { view, drawn, element } = place(false);
  await mountIsland(element, view, drawn);
  expect(element.querySelectorAll('input')).toHaveLength(2);
  // Roots of one document make ids of their own.
  expect(element.querySelector('form')?.id).toContain('news-');
});

test('it is drawn of what its HTML was, then of what the page shows since', async () => {
  draw.mockImplementation((page) => <p>{page.head.title}</p>);
  const { view, drawn, element } = place(true);
  view.state.set(stateAt('/two'));
  await mountIsland(element, view, drawn);
  expect(draw.mock.calls.at(1)?.[0]).toBe(drawn.page);
  await vi.waitFor(() => expect(element.textContent).toBe('/two'));
});

test('a name that no island has is refused', async () => {
  const { view, drawn, element } = place(false);
  element.setAttribute('name', 'nonsense');
  await expect(mountIsland(element, view, drawn)).rejects.toThrow('nonsense');
});

test('messages come from the files that the island and its page name', async () => {
  const file = (key: MessageKey, words: string): string =>
    `data:text/javascript,export default ${JSON.stringify({ [key]: [words] })}`;
  const Words = () => {
    const text = useText();
    return <p>{`${text('dialog.close')}, ${text('wish.add')}`}</p>;
  };
  draw.mockImplementation(() => <Words />);
  const { view, drawn, element } = place(false);
  element.dataset['messages'] = file('wish.add', 'own');
  const shell = { ...view.shell, messageFile: file('dialog.close', 'shared') };
  await mountIsland(element, { ...view, shell }, drawn);
  expect(element.textContent).toBe('shared, own');
});

test('what cannot be drawn says so, in the log, too, until another page comes', async () => {
  draw.mockImplementation((page) => {
    if (page.head.title === '/one') throw new Error('broken');
    return <p>{page.head.title}</p>;
  });
  const { view, drawn, element } = place(false);
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mountIsland(element, view, drawn);
  expect(element.textContent).toBe('failed');
  expect(reportFault).toHaveBeenCalledExactlyOnceWith(
    'nuxt-error-page-encountered',
    new Error('broken'),
  );
  view.state.set(stateAt('/two'));
  await vi.waitFor(() => expect(element.textContent).toBe('/two'));
  told.mockRestore();
});
