/**
 * Whoever types an address into a form makes the shop write to it: each address gets only so many
 * of these mails, whoever asks for them.
 */

type MailLimit = {
  readonly mails: number;
  /** Milliseconds in which no more go out. */
  readonly milliseconds: number;
};

const hour = 3_600_000;

export const mailLimits = {
  newsletter: { mails: 3, milliseconds: 24 * hour },
  withdrawal: { mails: 5, milliseconds: hour },
  /** No longer than the link of the last mail works (`mailedLinkTimes`). */
  'password-reset': { mails: 3, milliseconds: hour },
  'sign-up': { mails: 3, milliseconds: hour },
  message: { mails: 5, milliseconds: hour },
  address: { mails: 3, milliseconds: hour },
  /** Whoever has the password may call their browser anything. */
  'new-device': { mails: 5, milliseconds: hour },
} as const satisfies Record<string, MailLimit>;

export type LimitedMail = keyof typeof mailLimits;

/** Milliseconds since 1970: when a mail may go out, and the last turns with it, the oldest first. */
export type MailTurn = { readonly at: number; readonly turns: readonly number[] };

/** The turn of the next mail to an address after the `turns` before: now, or as soon as it may go. */
export const nextMailTurn = (
  turns: readonly number[],
  kind: LimitedMail,
  now: number,
): MailTurn => {
  const { mails, milliseconds } = mailLimits[kind];
  const recent = turns.slice(-mails);
  const [oldest] = recent;
  const at =
    oldest === undefined || recent.length < mails ? now : Math.max(now, oldest + milliseconds);
  return { at, turns: [...recent, at].slice(-mails) };
};
