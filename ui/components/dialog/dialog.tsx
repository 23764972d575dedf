import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode, SyntheticEvent } from 'react';

import { useText } from '../../messages/text.tsx';
import { LiveIcon } from '../icon/live-icon.tsx';
import styles from './dialog.module.css';

/** Name, state and closing of a dialog over its page. */
export type DialogFrame = {
  /**
   * `data-opens` of the links that open it; the first of them gets the focus when nothing else can.
   */
  readonly name?: string | undefined;
  readonly isOpen: boolean;
  /** Asked to close: by Escape, the backdrop or the cross. The caller then sets `isOpen`. */
  readonly onClose: () => void;
  /** Address of the cross without JavaScript: this page without the dialog. */
  readonly closeHref?: string | undefined;
  /** A blocked dialog stays, whatever is pressed (decisions, "Configurator and dialogs"). */
  readonly isBlocked?: boolean | undefined;
};

/** The element that gets the focus when a dialog opens. */
type FirstFocus = 'heading' | 'field';

type DialogProps = DialogFrame & {
  readonly title: string;
  readonly firstFocus?: FirstFocus | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  /** Actions that stay in view below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Gives the focus to the link that opens the dialog, where closing it left the focus nowhere: a
 * page that was loaded with it open, and browsers that focus no link by a click.
 */
const focusOpener = (dialog: HTMLDialogElement, name: string | undefined): void => {
  if (name === undefined) return;
  const { activeElement, body } = document;
  // Browsers take the focus from what is hidden at once, or with the next frame.
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
};

const firstTargets = { heading: 'h2', field: 'input:not([type="hidden"]), select, textarea' };

/** Shows a dialog with the focus on one of its elements, which a dialog that opens looks for. */
const showWithFocus = (dialog: HTMLDialogElement, target: HTMLElement | null): void => {
  target?.setAttribute('autofocus', '');
  dialog.showModal();
  target?.removeAttribute('autofocus');
  if (document.activeElement !== target) target?.focus();
};

/**
 * Makes a modal of a dialog that the server sent open. Whoever is typing in it goes on typing: the
 * field that has the focus keeps it with its caret, and is not left and entered again.
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
  const target = dialog.querySelector<HTMLElement>(firstTargets[firstFocus]);
  return showWithFocus(dialog, target);
};

/** Opens as a modal, takes over what the server sent open, and gives the focus back at the end. */
const useModal = (isOpen: boolean, name: string | undefined, firstFocus: FirstFocus) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(
    function showAsModal() {
      const dialog = ref.current;
      // A page that was left while it came to life shows nothing.
      if (dialog === null || !isOpen || !dialog.isConnected) return undefined;
      openModal(dialog, firstFocus);
      return () => {
        dialog.close();
        focusOpener(dialog, name);
      };
    },
    [isOpen, name, firstFocus],
  );
  return ref;
};

/**
 * A native dialog over the page, a sheet on a phone. Sent open by the server it is there before any
 * JavaScript, with a link that closes it. The focus goes to its heading, or to the first field of its
 * form, and back to where it was.
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
  // After the first paint the attribute belongs to showModal and close alone.
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

type CloseControlProps = {
  readonly label: string;
  readonly href: string | undefined;
  readonly onClose: () => void;
};

/** The cross: a link where there is an address to go back to, so that it works by itself. */
const CloseControl = ({ label, href, onClose }: CloseControlProps) =>
  href === undefined ? (
    <button type="button" className={styles['close']} aria-label={label} onClick={onClose}>
      <LiveIcon name="close" />
    </button>
  ) : (
    <a
      href={href}
      className={styles['close']}
      aria-label={label}
      data-closes
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LiveIcon name="close" />
    </a>
  );
