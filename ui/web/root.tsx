import '../components/tokens.css';
import '../components/fonts.css';
import '../components/base.css';
import './later-styles.ts';
import './server-styles.ts';

import { Suspense, use, useEffect, type ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';

import { fontFiles } from '../components/font-files.ts';
import { MessagesProvider } from '../messages/text.tsx';
import { storefrontContext } from './context.ts';
import { NonceContext } from './nonce.ts';
import { unpack } from './packed.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { loadShell } from './shell/shell-data.ts';
import { ShellContext } from './shell/use-shell.ts';
import { later } from './later.ts';

/** Loads what surrounds every page. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  loadShell(context.get(storefrontContext));

/** The surroundings stay while a shopper moves within a site and language. */
export const shouldRevalidate = (): boolean => false;

/** The document: its language and theme come from the surroundings that were loaded. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const shell = useRouteLoaderData<typeof loader>('root');
  const nonce = use(NonceContext);
  const channel = shell?.channel ?? 'poster';
  return (
    <html lang={shell?.locale ?? 'de-DE'} data-channel={channel}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontFiles[channel].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
};

/** Tells that clicks are heard from now on: tests and scripts wait for it. */
const useHydratedMark = (): void => {
  useEffect(function markHydrated() {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
};

const App = () => {
  const shell = useLoaderData<typeof loader>();
  useHydratedMark();
  return (
    <ShellContext value={shell}>
      <MessagesProvider locale={shell.locale} messages={unpack(shell.messages)}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </MessagesProvider>
    </ShellContext>
  );
};

export default App;

const FailedPage = later(async () => (await import('./page/failed-page.tsx')).FailedPage);

/** What shoppers see when a page could not be made at all. */
export const ErrorBoundary = () => (
  <Suspense fallback={null}>
    <FailedPage />
  </Suspense>
);
