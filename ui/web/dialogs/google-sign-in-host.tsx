import { useEffect, useRef, useState } from 'react';

import type { GoogleSignInFailure } from '../../../core/domain/customer/customer-answers.ts';
import type {
  GoogleButton,
  GoogleCredential,
} from '../../../core/domain/customer/google-identity.ts';
import { reportGoogleSignIn } from '../../../core/usecases/enter-account.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import styleText from '../../components/google-sign-in/google-sign-in.module.css?inline';
import {
  GoogleSignIn,
  type GoogleSignInState,
} from '../../components/google-sign-in/google-sign-in.tsx';
import { useShell } from '../islands/use-shell.ts';
import { pageLog } from '../log/logs.ts';

adoptStyles(styleText);

/** Google's sign-in in a dialog; it is in a chunk of its own, and so is what asks Google. */
export const GoogleSignInHost = ({ button }: { readonly button: GoogleButton }) => {
  const { locale } = useShell();
  const [state, setState] = useState<GoogleSignInState>('idle');
  const [credential, setCredential] = useState<GoogleCredential>();
  const host = useRef<HTMLDivElement>(null);
  const ready = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(function restOnReturn() {
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      host.current?.replaceChildren();
      setState('idle');
      setCredential(undefined);
    };
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  useEffect(
    function showNext() {
      if (state === 'ready') ready.current?.focus();
    },
    [state],
  );
  useEffect(
    function send() {
      if (credential !== undefined) form.current?.requestSubmit();
    },
    [credential],
  );

  const fail = (failure: GoogleSignInFailure): void => {
    // Whoever has closed the dialog misses nothing.
    if (host.current === null) return;
    host.current.replaceChildren();
    setState(failure);
    void reportGoogleSignIn(failure)({ log: pageLog })();
  };

  const start = async (): Promise<void> => {
    setState('loading');
    try {
      const { askGoogle } = await import('../composition/google.client.ts');
      const failure = await askGoogle({
        button,
        locale,
        host: () => host.current,
        onCredential: (given) => {
          setState('loading');
          setCredential(given);
        },
        onFailure: fail,
      });
      if (failure === undefined) setState('ready');
      else fail(failure);
    } catch {
      fail('script-not-loaded');
    }
  };

  return (
    <GoogleSignIn
      state={state}
      hostRef={host}
      readyRef={ready}
      formRef={form}
      credential={credential}
      onStart={() => void start()}
    />
  );
};
