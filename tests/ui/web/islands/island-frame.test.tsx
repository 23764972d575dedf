/** What every island gets of its page: address, texts, surroundings and the way to navigate. */
import { renderToString } from 'react-dom/server';
import { Link, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';

import { useText } from '../../../../ui/messages/text.tsx';
import { IslandFrame } from '../../../../ui/web/islands/island-frame.tsx';
import { useGo, useLoadingHref } from '../../../../ui/web/navigation/navigation-context.ts';
import { useShell } from '../../../../ui/web/islands/use-shell.ts';
import { stateAt, viewAt } from '../some-view.ts';

const go = vi.fn<() => void>();

const Probe = () => {
  const text = useText();
  const { pathname, search } = useLocation();
  const keys = ['wish.add', 'dialog.close', 'error.reload', 'header.log-out'] as const;
  const words = keys.map((key) => text(key));
  useGo()('/elsewhere', 'page');
  return (
    <Link to={{ pathname: '/two', search: '?a=b' }}>
      {[`${pathname}${search}`, useShell().startHref, useLoadingHref(), ...words].join(' ')}
    </Link>
  );
};

test('an island has its address, its shell, its texts in their order, and the way on', () => {
  const { shell, state, ...view } = viewAt('/one');
  const { page, place } = stateAt('/one');
  const missing = vi.fn<(key: string) => void>();
  // What the page shows since changes nothing of the first drawing.
  state.set(stateAt('/two'));
  const html = renderToString(
    <IslandFrame
      view={{
        ...view,
        state,
        go,
        shell: {
          ...shell,
          startHref: '/start',
          locale: 'de-DE',
          messages: { 'dialog.close': ['shell'], 'error.reload': ['shell'] },
        },
      }}
      drawn={{
        page: { ...page, messages: { 'error.reload': ['page'] } },
        place: { ...place, search: '?c=d' },
      }}
      messages={{ 'wish.add': ['file'], 'dialog.close': ['file'], 'error.reload': ['file'] }}
      onMissingKey={missing}
      draw={(drawn) => <Probe key={drawn.head.title} />}
    />,
  );
  expect(html).toBe(
    '<a href="/two?a=b" data-discover="true">/one?c=d /start  file shell page log-out</a>',
  );
  expect(missing).toHaveBeenCalledExactlyOnceWith('header.log-out');
  expect(go).toHaveBeenCalledExactlyOnceWith('/elsewhere', 'page');
});
