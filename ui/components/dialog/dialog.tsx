import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode, SyntheticEvent } from 'react';

import { useText } from '../../messages/text.tsx';
import { CloseControl } from '../button/close-control.tsx';
import { keepClearOfKeyboard } from './clear-of-keyboard.ts';
import styles from './dialog.module.css';

export type DialogFrame = {
  /** `data-opens` of its links; the first of them gets the focus when nothing else can. */
  readonly name?: string | undefined;
  readonly isOpen: boolean;
  /** Asked to close by Escape, backdrop or cross; the caller then sets `isOpen`. */
  readonly onClose: () => void;
  /** The cross's address without scripts: this page without the dialog. */
  readonly closeHref?: string | undefined;
  /** Cannot be closed (decisions, "Configurator and dialogs"). */
  readonly isBlocked?: boolean | undefined;
};

type FirstFocus = 'heading' | 'field';

type DialogProps = DialogFrame & {
  readonly title: string;
  readonly firstFocus?: FirstFocus | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  /** Stays in view below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Focuses the link that opens the dialog, where closing left the focus nowhere: the page was loaded
 * with it open, or the browser focuses no link by a click.
 */
const focusOpener = (dialog: HTMLDialogElement, name: string | undefined): void => {
  if (name === undefined) return;
  const { activeElement, body } = document;
  // Browsers take the focus from a hidden element at once, or with the next frame.
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
};

const firstTargets = {
  heading: 'h2',
  field: 'input:not([type="hidden"], [hidden]), select, textarea',
};

/** A dialog that opens focuses the element with `autofocus`. */
const showWithFocus = (dialog: HTMLDialogElement, target: HTMLElement | null): void => {
  target?.setAttribute('autofocus', '');
  dialog.showModal();
  target?.removeAttribute('autofocus');
  if (document.activeElement !== target) target?.focus();
};

/**
 * Makes a modal of a dialog that the server sent open. The focused field keeps focus and caret, so
 * that typing goes on.
 */
const takeOver = (dialog: HTMLDialogElement, focused: HTMLElement): void => {
  const field = focused instanceof HTMLInputElement ? focused : null;
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  dialog.close();
  showWithFocus(dialog, focused);
  if (start !== null) field?.setSelectionRange(start, end);
};

const openModal = (dialog: HTMLDialogElement, firstFocus: FirstFocus): void => {
  const { activeElement } = document;
  if (dialog.open && activeElement instanceof HTMLElement && dialog.contains(activeElement))
    return takeOver(dialog, activeElement);
  dialog.close();
  // What a sent form is wrong about, or what came of it, comes before all else.
  const target =
    dialog.querySelector<HTMLElement>('[data-first-focus], [aria-invalid="true"], :target') ??
    dialog.querySelector<HTMLElement>(firstTargets[firstFocus]);
  return showWithFocus(dialog, target);
};

/** Opens as a modal, and gives the focus back at the end. */
const useModal = (isOpen: boolean, name: string | undefined, firstFocus: FirstFocus) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(
    function showAsModal() {
      const dialog = ref.current;
      // The page may have been left while it came to life.
      if (dialog === null || !isOpen || !dialog.isConnected) return undefined;
      const release = keepClearOfKeyboard(dialog);
      openModal(dialog, firstFocus);
      return () => {
        release();
        dialog.close();
        focusOpener(dialog, name);
      };
    },
    [isOpen, name, firstFocus],
  );
  return ref;
};

/**
 * A native dialog over the page, a sheet on a phone. Sent open by the server it works without
 * scripts, closed by a link. The focus goes to its heading or its first field, and back at the end.
 */
export const Dialog = ({
  title,
  name,
  isOpen,
  onClose,
  closeHref,
  isBlocked = false,
  firstFocus = 'heading',
  width = 'narrow',
  footer,
  children,
}: DialogProps) => {
  const text = useText();
  const titleId = useId();
  const ref = useModal(isOpen, name, firstFocus);
  const wasPressedOutside = useRef(false);
  // Later the attribute belongs to `showModal` and `close` alone.
  const [isSentOpen] = useState(isOpen);

  const isBackdrop = (event: SyntheticEvent): boolean => event.target === event.currentTarget;
  const ask = () => {
    if (!isBlocked) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop is the dialog's; its key is Escape
    <dialog
      ref={ref}
      open={isSentOpen}
      className={styles['dialog']}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isBackdrop(event)) return;
        event.preventDefault();
        ask();
      }}
      onClose={(event) => {
        // A browser may close it without asking, at a second Escape for example.
        if (isBackdrop(event) && isOpen && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        wasPressedOutside.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isBackdrop(event) && wasPressedOutside.current) ask();
      }}
    >
      <>
        <header className={styles['header']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1}>
            {title}
          </h2>
          {!isBlocked && (
            <CloseControl label={text('dialog.close')} href={closeHref} onClose={ask} />
          )}
        </header>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </>
    </dialog>
  );
};
