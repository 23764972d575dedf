import type { Ref } from 'react';

import type { GoogleSignInFailure } from '../../../core/domain/customer/customer-answers.ts';
import type { GoogleCredential } from '../../../core/domain/customer/google-identity.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './google-sign-in.module.css';

/** `ready`: Google's own button is there. */
export type GoogleSignInState = 'idle' | 'loading' | 'ready' | GoogleSignInFailure;

type GoogleSignInProps = {
  readonly state: GoogleSignInState;
  /** Where Google draws its own button; empty until then. */
  readonly hostRef?: Ref<HTMLDivElement> | undefined;
  /** Gets the focus when Google's button is there. */
  readonly readyRef?: Ref<HTMLParagraphElement> | undefined;
  /** Of the form that posts the credential to the page that it stands over. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  readonly credential?: GoogleCredential | undefined;
  readonly onStart: () => void;
};

const Failure = ({ state }: Pick<GoogleSignInProps, 'state'>) => {
  const text = useText();
  if (state === 'idle' || state === 'loading' || state === 'ready') return null;
  return (
    <Notice tone="error" isAnnounced>
      <p>{text(`google-sign-in.${state}`)}</p>
      <p>{text('google-sign-in.instead')}</p>
    </Notice>
  );
};

/**
 * Google's sign-in beside a form for passwords: nothing of Google's is loaded before the button is
 * pressed.
 */
export const GoogleSignIn = (props: GoogleSignInProps) => {
  const { state, hostRef, readyRef, formRef, credential, onStart } = props;
  const text = useText();
  return (
    <div className={styles['part']}>
      <Failure state={state} />
      {state !== 'ready' && (
        <>
          <Button tone="secondary" isWide isLoading={state === 'loading'} onClick={onStart}>
            {text('google-sign-in.start')}
          </Button>
          <p className={styles['note']}>{text('google-sign-in.note')}</p>
        </>
      )}
      {state === 'ready' && (
        <p ref={readyRef} tabIndex={-1}>
          {text('google-sign-in.ready')}
        </p>
      )}
      <div ref={hostRef} className={styles['host']} />
      {credential !== undefined && (
        <form ref={formRef} method="post" hidden>
          <input type="hidden" name="credential" value={credential.credential} />
          <input type="hidden" name="nonce" value={credential.nonce} />
        </form>
      )}
    </div>
  );
};
