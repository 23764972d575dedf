import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  allowAll,
  allowNothing,
  choiceAllowing,
  type ConsentChoice,
} from '../../../core/domain/consent/consent-choice.ts';
import { compileMessages } from '../../messages/compile.ts';
import { asPattern, storyLocale, storyText } from '../../messages/story-text.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { ConsentParts } from './consent.tsx';
import { liveConsent, type LiveConsent } from './live-consent.ts';
import { ownWindow } from '../own-window.ts';

const pages = { imprintHref: '#imprint', privacyHref: '#privacy' } as const;

type PageProps = {
  /** An earlier choice; without one the banner asks. */
  readonly kept?: ConsentChoice | undefined;
  readonly onAnswer: (choice: ConsentChoice) => void;
};

/** A page as the shop has it: the parts come from a template, at the page's start. */
const Page = ({ kept, onAnswer }: PageProps) => {
  const place = useRef<HTMLDivElement>(null);
  const live = useRef<LiveConsent>(undefined);
  useEffect(
    function ask() {
      const locale = storyLocale({ locale: document.documentElement.lang });
      const template = document.createElement('template');
      template.innerHTML = renderToStaticMarkup(
        <MessagesProvider locale={locale} messages={compileMessages(locale)}>
          <ConsentParts {...pages} />
        </MessagesProvider>,
        { identifierPrefix: 'consent' },
      );
      const start = place.current;
      if (start === null) return undefined;
      let choice = kept;
      live.current = liveConsent(() => start, template.content, {
        choice: () => choice,
        onAnswer: (chosen) => {
          choice = chosen;
          onAnswer(chosen);
        },
      });
      if (kept === undefined) live.current.ask();
      return live.current.end;
    },
    [kept, onAnswer],
  );
  return (
    <div ref={place}>
      <p>
        <a href="#first">60 × 40 cm</a> <a href="#second">90 × 60 cm</a>
      </p>
      <p>
        <a
          href="#privacy"
          data-opens="consent"
          onClick={(event) => {
            event.preventDefault();
            live.current?.openSettings();
          }}
        >
          …
        </a>
      </p>
    </div>
  );
};

const meta = {
  title: 'Shell/Consent',
  component: Page,
  parameters: {
    ...ownWindow,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
  },
  args: { onAnswer: fn() },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Refusing and accepting are of one size and in reach, and nothing of the page moves. */
const isAsked: NonNullable<Story['play']> = async ({ canvas, globals }) => {
  const text = storyText(globals);
  const banner = await canvas.findByRole('region', { name: asPattern(text('consent.title')) });
  await expect(banner).toBeVisible();
  // It stands before the page's own first heading.
  await expect(within(banner).queryByRole('heading')).toBeNull();
  const [reject, accept] = (['consent.reject', 'consent.accept'] as const).map((key) =>
    within(banner)
      .getByRole('button', { name: text(key) })
      .getBoundingClientRect(),
  );
  await expect(reject?.height).toBe(accept?.height);
  await expect(reject?.width).toBeCloseTo(accept?.width ?? 0, 0);
  await expect(Math.min(reject?.height ?? 0, reject?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(within(banner).getByRole('link', { name: text('legal.imprint') })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('consent.asking')));
  await expect(
    canvas.getByRole('link', { name: '60 × 40 cm' }).getBoundingClientRect().top,
  ).toBeLessThan(40);
  await expect(document.activeElement).toBe(document.body);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Banner: Story = { play: isAsked };

/** A small phone, in whose window the banner scrolls by itself. */
export const BannerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: isAsked,
};

/** Keys come to the banner first, to the refusal before the consent, and back to where they were. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const button = (key: 'consent.reject' | 'consent.accept' | 'consent.choose') =>
      canvas.getByRole('button', { name: text(key) });
    const banner = await canvas.findByRole('region', { name: asPattern(text('consent.title')) });
    const link = canvas.getByRole('link', { name: '60 × 40 cm' });
    link.focus();
    await userEvent.tab({ shift: true });
    await expect(within(banner).getByRole('link', { name: text('legal.imprint') })).toHaveFocus();
    for (const key of ['consent.choose', 'consent.accept', 'consent.reject'] as const) {
      await userEvent.tab({ shift: true });
      await expect(button(key)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(allowNothing);
    await expect(banner).not.toBeVisible();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('consent.kept')));
  },
};

export const Accepted: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('consent.accept') }));
    await expect(args.onAnswer).toHaveBeenCalledWith(allowAll);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** One category of two, chosen in the settings; Escape before that chooses nothing. */
export const Chosen: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const choose = await canvas.findByRole('button', { name: text('consent.choose') });
    await userEvent.click(choose);
    const dialog = await canvas.findByRole('dialog', { name: text('consent.settings') });
    await expect(within(dialog).getByLabelText(text('consent.statistics'))).toHaveFocus();
    await expect(within(dialog).getByLabelText(text('consent.necessary'))).toBeDisabled();
    dialog.querySelector<HTMLElement>('header button')?.click();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(choose).toHaveFocus();
    await userEvent.click(choose);
    await userEvent.click(within(dialog).getByLabelText(text('consent.statistics')));
    await userEvent.click(within(dialog).getByRole('button', { name: text('consent.save') }));
    await expect(args.onAnswer).toHaveBeenCalledWith(choiceAllowing(['statistics']));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Opened from the page's end on a later visit: what was chosen is ticked. */
export const Settings: Story = {
  args: { kept: choiceAllowing(['marketing']) },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('link', { name: '…' }));
    const dialog = await canvas.findByRole('dialog', { name: text('consent.settings') });
    await expect(within(dialog).getByLabelText(text('consent.statistics'))).not.toBeChecked();
    await expect(within(dialog).getByLabelText(text('consent.marketing'))).toBeChecked();
    await expect(within(dialog).getByLabelText(text('consent.necessary'))).toBeChecked();
  },
};

/** Taken back later: the focus returns to the link that opened the settings. */
export const TakenBack: Story = {
  args: { kept: allowAll },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const link = canvas.getByRole('link', { name: '…' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: text('consent.settings') });
    await userEvent.click(within(dialog).getByRole('button', { name: text('consent.reject') }));
    await expect(args.onAnswer).toHaveBeenCalledWith(allowNothing);
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(link).toHaveFocus();
  },
};

export const English: Story = { globals: { locale: 'en-US' }, play: isAsked };
export const Spanish: Story = { globals: { locale: 'es-ES' }, play: isAsked };
export const Italian: Story = { globals: { locale: 'it-IT' }, play: isAsked };
export const Dutch: Story = { globals: { locale: 'nl-BE' }, play: isAsked };
