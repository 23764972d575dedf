/** A mail as it is described, once for its text and its HTML (`printMail`). */
import type { Channel } from '../../core/domain/locale/channel.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';

/** What a shopper typed is quoted or a fact, and its links are broken (`withBrokenLinks`). */
export type MailPart =
  /** A paragraph. */
  | string
  /**
   * A button with its address below it, for whoever copies that. A quiet one is a link alone: for what
   * a reader may do, and the mail does not ask for.
   */
  | { readonly action: string; readonly link: string; readonly isQuiet?: true }
  /** What is read off and typed elsewhere. */
  | { readonly code: string; readonly name: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Somebody's own words, with their lines. */
  | { readonly quote: string }
  /** What must not be overlooked, set off. */
  | { readonly note: string }
  /** What most readers need not read. */
  | { readonly smallPrint: string };

export type WrittenMail = {
  /** The headline of the HTML, too. */
  readonly subject: string;
  /** In brackets behind the subject, by which mails are found again; no headline. */
  readonly reference?: string;
  readonly parts: readonly MailPart[];
};

/** Where a mail comes from: its words, and the site that they name. */
export type MailScope = {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly host: string;
};
