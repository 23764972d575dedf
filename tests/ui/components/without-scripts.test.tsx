import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';

import { Dialog } from '../../../ui/components/dialog/dialog.tsx';
import { SignInLink } from '../../../ui/components/header/account.tsx';
import { WebHeader } from '../../../ui/components/header/header.tsx';
import { compileMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider, textOf, useText, useTextWith } from '../../../ui/messages/text.tsx';

const html = (children: ReactNode): string =>
  renderToString(
    <MessagesProvider locale="de-DE" messages={compileMessages('de-DE')}>
      {children}
    </MessagesProvider>,
  );

describe('what the server sends works before any JavaScript', () => {
  test('an open dialog is there, with a link that closes it', () => {
    const sent = html(
      <Dialog title="Weitere Formate" isOpen onClose={() => undefined} closeHref="/leinwanddruck">
        Formate
      </Dialog>,
    );
    expect(sent).toMatch(/<dialog[^>]* open=""/u);
    expect(sent).toMatch(/<a href="\/leinwanddruck"[^>]*aria-label="Schließen"/u);
  });

  test('a closed dialog is closed', () => {
    const sent = html(
      <Dialog title="Weitere Formate" isOpen={false} onClose={() => undefined}>
        Formate
      </Dialog>,
    );
    expect(sent).not.toMatch(/<dialog[^>]* open/u);
  });

  test('the menu button names the popover that it opens', () => {
    const sent = html(
      <WebHeader
        logo={{ name: 'Passepartout', kind: 'frame' }}
        homeHref="/"
        shops={[]}
        magazine={undefined}
        service={undefined}
        hotline={undefined}
        promises={[]}
        signIn={<SignInLink href="/anmelden" text="Anmelden" />}
        cart={{ href: '/warenkorb', count: 0, text: 'Warenkorb' }}
        menu={{
          items: [{ id: 'canvas', text: 'Leinwand', url: '/leinwanddruck', subItems: [] }],
          extraMenu: [],
          footerLinks: [],
        }}
        page={{ path: '/leinwanddruck' }}
        resolveLink={(href) => ({ href })}
        signedUpId="signed-up"
      />,
    );
    const menuId = /popoverTarget="([^"]+)"/iu.exec(sent)?.[1];
    expect(menuId).toBeDefined();
    expect(sent).toContain(`id="${menuId}" popover="auto"`);
    expect(sent).toContain('aria-current="page"');
    // The page's policy refuses style attributes.
    expect(sent).not.toContain('style=');
  });
});

const Title = () => useText()('error.failed.title');
const Note = () =>
  useTextWith()('tax.all-prices', { link: (words) => <a href="/versand">{words}</a> });

describe('texts', () => {
  test('a missing key shows its last part', () => {
    expect(
      renderToString(
        <MessagesProvider locale="de-DE" messages={{}}>
          <Title />
        </MessagesProvider>,
      ),
    ).toBe('title');
  });

  test('a missing key is reported once per process, for every reporter', () => {
    const first = vi.fn();
    const second = vi.fn();
    const page = (onMissingKey: (key: string) => void) => (
      <MessagesProvider locale="de-DE" messages={{}} onMissingKey={onMissingKey}>
        <Title />
        <Title />
      </MessagesProvider>
    );
    renderToString(page(first));
    renderToString(page(second));
    textOf({ locale: 'de-DE', messages: {}, onMissingKey: second })('error.failed.title');
    textOf({ locale: 'de-DE', messages: {}, onMissingKey: second })('error.failed.hint');
    expect(first.mock.calls).toEqual([['error.failed.title']]);
    expect(second.mock.calls).toEqual([['error.failed.hint']]);
  });

  test('a tag of a text is drawn as what it stands for', () => {
    expect(html(<Note />).replaceAll('<!-- -->', '')).toBe(
      'Alle Preise inklusive gesetzlicher Mehrwertsteuer, zuzüglich <a href="/versand">Versandkosten</a>.',
    );
  });
});
