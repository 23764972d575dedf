import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

import { localeTable, type Locale } from '../core/domain/locale/locales.ts';
import {
  longTextLocale,
  storyLocale,
  storyLocales,
  storyMessages,
} from '../ui/messages/story-text.ts';
import { MessagesProvider, type CompiledMessages } from '../ui/messages/text.tsx';

import '../ui/components/tokens.css';
import '../ui/components/fonts.css';
import '../ui/components/base.css';

/** All locales of the shop, each with its currency, and the one that only stories have. */
const localeItems = storyLocales.map((locale) =>
  locale === longTextLocale
    ? { value: locale, title: 'Long text', right: '+40 %' }
    : { value: locale, title: locale, right: localeTable[locale].currency.toUpperCase() },
);

const channelItems = [
  { value: 'poster', title: 'poster' },
  { value: 'kartenliebe', title: 'kartenliebe' },
];

type DocumentSettings = { readonly channel: string; readonly locale: Locale };

/** Puts the toolbar's channel and locale where the storefront's document puts them: on `<html>`. */
const useDocumentSettings = ({ channel, locale }: DocumentSettings): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset['channel'] = channel;
    document.documentElement.lang = locale;
  }, [channel, locale]);
};

type InDocumentProps = DocumentSettings & {
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
};

const InDocument = ({ messages, children, ...settings }: InDocumentProps) => {
  useDocumentSettings(settings);
  return (
    <MessagesProvider locale={settings.locale} messages={messages}>
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

const inDocument: Decorator = (Story, { globals }) => (
  <InDocument
    channel={String(globals['channel'])}
    locale={storyLocale(globals)}
    messages={messagesOnce(globals)}
  >
    <Story />
  </InDocument>
);

const preview: Preview = {
  // Every component has a page with its props and all of its stories.
  tags: ['autodocs'],
  decorators: [inDocument],
  globalTypes: {
    channel: {
      description: 'Channel theme',
      toolbar: {
        title: 'Channel',
        icon: 'paintbrush',
        items: channelItems,
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: { title: 'Locale', icon: 'globe', items: localeItems, dynamicTitle: true },
    },
  },
  initialGlobals: { channel: 'poster', locale: 'de-DE' },
  parameters: {
    // A finding of axe fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Foundations'] } },
    // Dialogs, and what is fixed to the window, need a window of their own on the pages of the props.
    docs: { story: { inline: false, height: '420px' } },
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
