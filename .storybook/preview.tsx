import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

import { localeTable, type Locale } from '../core/domain/locale/locales.ts';
import { localArgs } from '../ui/messages/story-args.ts';
import {
  longTextLocale,
  storyLocale,
  storyLocales,
  storyMessages,
} from '../ui/messages/story-text.ts';
import type { CompiledMessages } from '../ui/messages/format-message.ts';
import { MessagesProvider } from '../ui/messages/text.tsx';
import { emulateMedia } from './emulate-media.ts';
import { emulatedOf } from './emulated-media.ts';
import { SideBySide } from './side-by-side.tsx';
import { channelsOf, deviceValue, settings, textSizeOf, toolbarOf } from './toolbar.ts';

import '../ui/components/tokens.css';
import '../ui/components/fonts.css';
import '../ui/components/base.css';
import './stories.css';

/** All locales of the shop, each with its currency, and the one that only stories have. */
const localeItems = storyLocales.map((locale) =>
  locale === longTextLocale
    ? { value: locale, title: 'Long text', right: '+40 %' }
    : { value: locale, title: locale, right: localeTable[locale].currency.toUpperCase() },
);

type DocumentSettings = {
  readonly channel: string;
  readonly locale: Locale;
  readonly globals: Readonly<Record<string, unknown>>;
};

/** Puts the toolbar's channel and locale where the storefront's document puts them: on `<html>`. */
const useDocumentSettings = ({ channel, locale, globals }: DocumentSettings): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset['channel'] = channel;
    document.documentElement.lang = locale;
  }, [channel, locale]);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSizeOf(globals);
    return emulateMedia(document, emulatedOf(globals));
  }, [globals]);
};

type InDocumentProps = DocumentSettings & {
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
};

const InDocument = ({ messages, children, ...document }: InDocumentProps) => {
  useDocumentSettings(document);
  return (
    <MessagesProvider locale={document.locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
};

const messagesOnce = (() => {
  const made = new Map<unknown, CompiledMessages>();
  return (globals: Readonly<Record<string, unknown>>): CompiledMessages => {
    const messages = made.get(globals['locale']) ?? storyMessages(globals);
    made.set(globals['locale'], messages);
    return messages;
  };
})();

/** On a page of documentation a story has its channel and locale to itself; others stand beside it. */
const InPage = ({
  channel,
  locale,
  children,
}: Pick<InDocumentProps, 'channel' | 'locale' | 'children'>) => (
  <div className="story-in-page" data-channel={channel} lang={locale}>
    {children}
  </div>
);

const inDocument: Decorator = (Story, { globals, viewMode, id }) => {
  const [channel = 'poster', ...others] = channelsOf(globals);
  const isPage = viewMode === 'docs';
  if (others.length > 0 && !isPage) return <SideBySide id={id} globals={globals} />;
  const locale = storyLocale(globals);
  return (
    <InDocument
      channel={channel}
      locale={locale}
      globals={globals}
      messages={messagesOnce(globals)}
    >
      {isPage ? (
        [channel, ...others].map((each) => (
          <InPage key={each} channel={each} locale={locale}>
            <Story />
          </InPage>
        ))
      ) : (
        <Story />
      )}
    </InDocument>
  );
};

/** Arguments of stories hold marks for texts and prices. */
const inLocale: Decorator = (Story, { args, globals }) => <Story args={localArgs(globals, args)} />;

const preview: Preview = {
  // Every component has a page with its props and all of its stories.
  tags: ['autodocs'],
  decorators: [inLocale, inDocument],
  globalTypes: {
    locale: {
      description: 'Locale',
      toolbar: { title: 'Locale', icon: 'globe', items: localeItems, dynamicTitle: true },
    },
    ...toolbarOf(settings),
  },
  initialGlobals: {
    channel: 'poster',
    locale: 'de-DE',
    colours: deviceValue,
    contrast: deviceValue,
    motion: deviceValue,
    textSize: '100',
  },
  parameters: {
    // A finding of axe fails the story's test.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    // By task; Storybook reads this list without running the file, so it stands here word for word.
    options: {
      storySort: {
        order: [
          'Start',
          ['Start here', 'Choose a component', 'Find a dialog', 'Writing', 'Accessibility'],
          'Tokens',
          'Foundations',
          ['*', 'Content'],
          'Patterns',
          [
            'Dialogs',
            ['How to use', 'Dialog', '*'],
            'Forms',
            ['How to use', '*'],
            'Choices',
            ['How to use', '*'],
            'Messages',
            ['How to use', '*'],
          ],
          'Product',
          'Shell',
          'Blocks',
          'Pages',
          'Mails',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
};

export default preview;
