import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Characters of an address and of its part before the @ (RFC 5321). */
export const emailLimits = { address: 254, local: 64 } as const;

/** `missing`: empty; `too-long`: over 254 characters; `malformed`: it does not read as one. */
export type EmailError = {
  readonly kind: 'missing' | 'too-long' | 'malformed';
  readonly text: string;
};

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const topLabel = '(?:[a-z]{2,63}|xn--[a-z0-9](?:[a-z0-9-]{0,57}[a-z0-9])?)';
const localPattern = new RegExp(`^${atom}(?:\\.${atom})*$`, 'u');
// Without the flag u, capitals match by their ASCII letters alone: the Kelvin sign is not a k.
const domainPattern = new RegExp(`^(?:${label}\\.)+${topLabel}$`, 'i');

/**
 * ASCII, dots only between other characters before the @, a domain of two labels or more with a top
 * one of letters (or `xn--…`, which browsers send for other scripts). Quoted parts, comments and
 * bare IP addresses are refused. Blanks at the ends are dropped, the domain is lower-cased; the
 * part before the @ stays as typed.
 */
export const parseEmail = (given: string): E.Either<EmailError, string> => {
  const text = textOf(given);
  const typed = text.trim();
  if (typed === '') return E.left({ kind: 'missing', text });
  if (typed.length > emailLimits.address) return E.left({ kind: 'too-long', text });
  const local = localPartOf(typed);
  const domain = typed.slice(local.length + 1);
  const isAddress =
    local.length <= emailLimits.local && localPattern.test(local) && domainPattern.test(domain);
  return isAddress
    ? E.right(`${local}@${domain.toLowerCase()}`)
    : E.left({ kind: 'malformed', text });
};

/** Before the last @; empty for a text without one. */
export const localPartOf = (given: string): string => {
  const email = textOf(given);
  return email.slice(0, Math.max(email.lastIndexOf('@'), 0));
};

/**
 * To compare accounts: lower case, since phones write the first letter large and no mail service
 * tells mailboxes apart by case. Mails go to the address as typed.
 */
export const emailKey = (email: string): string => email.toLowerCase();
