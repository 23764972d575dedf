import {
  allowAll,
  allowNothing,
  choiceAllowing,
  type ConsentChoice,
} from '../../../core/domain/consent/consent-choice.ts';

type ConsentProps = {
  readonly choice: () => ConsentChoice | undefined;
  readonly onAnswer: (choice: ConsentChoice) => void;
};

export type LiveConsent = {
  /** Shows the banner; the focus stays where it is. */
  readonly ask: () => void;
  /** Opens the settings with the earlier choice. */
  readonly openSettings: () => void;
  /** Takes all parts from the page. */
  readonly end: () => void;
};

type Parts = {
  readonly all: Element;
  readonly status: HTMLElement;
  readonly banner: HTMLElement;
  readonly dialog: HTMLDialogElement;
};

const partsIn = (fragment: DocumentFragment): Parts => {
  const all = fragment.firstElementChild;
  const status = fragment.querySelector<HTMLElement>('[data-consent-part="status"]');
  const banner = fragment.querySelector<HTMLElement>('[data-consent-part="banner"]');
  const dialog = fragment.querySelector('dialog');
  if (all === null || status === null || banner === null || dialog === null)
    throw new Error('The template has no parts to ask for consent with.');
  return { all, status, banner, dialog };
};

const answerOf = ({ submitter }: SubmitEvent): string =>
  submitter instanceof HTMLButtonElement ? submitter.value : '';

/** Undefined for an answer that only opens the settings. */
const choiceOf = (answer: string, form: HTMLFormElement): ConsentChoice | undefined => {
  switch (answer) {
    case 'accept':
      return allowAll;
    case 'reject':
      return allowNothing;
    case 'save':
      return choiceAllowing(new FormData(form).getAll('allow').map(String));
    default:
      return undefined;
  }
};

const isForm = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement;

/**
 * Brings `ConsentParts` to life: a copy at the start of a place, where Tab reaches it early, drawn
 * over the page. A place that is drawn anew gets it again.
 */
export const liveConsent = (
  place: () => Element,
  template: DocumentFragment,
  { choice, onAnswer }: ConsentProps,
): LiveConsent => {
  const copy = document.importNode(template, true);
  const { all, status, banner, dialog } = partsIn(copy);
  /** Had the focus before the banner. */
  let focusedBefore: Element | null = null;

  const attach = (): void => {
    if (!all.isConnected) place().prepend(all);
  };

  const say = (words: string | undefined): void => {
    // A screen reader announces what comes into a place that it knows.
    requestAnimationFrame(() => {
      status.textContent = words ?? '';
    });
  };

  /** Without a former element the browser goes on with the page's first link. */
  const giveFocusBack = (): void => {
    if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
      focusedBefore.focus({ preventScroll: true });
  };

  const openSettings = (): void => {
    attach();
    const chosen = choice() ?? allowNothing;
    for (const box of dialog.querySelectorAll<HTMLInputElement>('input[name="allow"]:enabled')) {
      const [category] = Object.entries(chosen).filter(([name]) => name === box.value);
      box.checked = category?.[1] === true;
    }
    // A dialog that opens looks for this: the first choice, not the cross above it, gets the focus.
    const first = dialog.querySelector('input:enabled');
    first?.setAttribute('autofocus', '');
    dialog.showModal();
    first?.removeAttribute('autofocus');
  };

  const answer = (chosen: ConsentChoice): void => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    onAnswer(chosen);
    say(status.dataset['kept']);
    if (hadFocus) giveFocusBack();
  };

  banner.addEventListener('focusin', ({ relatedTarget }) => {
    const isFromOutside = relatedTarget instanceof Element && !all.contains(relatedTarget);
    if (isFromOutside) focusedBefore = relatedTarget;
  });
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isForm(event.target)) return;
    const chosen = choiceOf(answerOf(event), event.target);
    if (chosen === undefined) openSettings();
    else answer(chosen);
  });
  dialog.addEventListener('submit', (event) => {
    const chosen = isForm(event.target) ? choiceOf(answerOf(event), event.target) : undefined;
    if (chosen !== undefined) answer(chosen);
  });
  dialog.addEventListener('click', ({ target }) => {
    const isCross = target instanceof Element && target.closest('form') === null;
    if (target === dialog || (isCross && target.closest('button') !== null)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The browser gives the focus back itself, unless what had it went with the banner.
    if (banner.hidden && document.activeElement === document.body) giveFocusBack();
  });

  return {
    ask: () => {
      attach();
      banner.hidden = false;
      say(status.dataset['asking']);
    },
    openSettings,
    end: () => all.remove(),
  };
};
