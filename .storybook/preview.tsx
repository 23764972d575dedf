import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

import type { Locale } from '../core/domain/locale/locales.ts';
import { compileMessages } from '../ui/messages/compile.ts';
import { storyLocale } from '../ui/messages/story-text.ts';
import { MessagesProvider } from '../ui/messages/text.tsx';

import '../ui/components/tokens.css';
import '../ui/components/fonts.css';
import '../ui/components/base.css';

const locales = ['de-DE', 'de-CH', 'fr-CH', 'fr-FR', 'en-US', 'en-GB', 'nl-BE', 'it-IT', 'es-ES'];

type DocumentSettings = { readonly channel: string; readonly locale: Locale };

/** Puts the toolbar's channel and locale where the storefront's document puts them: on `<html>`. */
const useDocumentSettings = ({ channel, locale }: DocumentSettings): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset['channel'] = channel;
    document.documentElement.lang = locale;
  }, [channel, locale]);
};

const InDocument = ({
  children,
  ...settings
}: DocumentSettings & { readonly children: ReactNode }) => {
  useDocumentSettings(settings);
  return (
    <MessagesProvider locale={settings.locale} messages={compileMessages(settings.locale)}>
      {children}
    </MessagesProvider>
  );
};

const inDocument: Decorator = (Story, { globals }) => (
  <InDocument channel={String(globals['channel'])} locale={storyLocale(globals)}>
    <Story />
  </InDocument>
);

const preview: Preview = {
  decorators: [inDocument],
  globalTypes: {
    channel: {
      description: 'Channel theme',
      toolbar: {
        title: 'Channel',
        icon: 'paintbrush',
        items: ['poster', 'kartenliebe'],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: { title: 'Locale', icon: 'globe', items: locales, dynamicTitle: true },
    },
  },
  initialGlobals: { channel: 'poster', locale: 'de-DE' },
  parameters: {
    // A finding of axe fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
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
