/** The same words in text and HTML, and nothing that loads or counts. */
import { labelled } from '../../core/domain/locale/labelled.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import type { Language } from '../../core/domain/locale/locales.ts';
import type { Mail } from '../../core/ports/mailer.ts';

/** A paragraph, a link that stands alone, or facts with their names. */
type LetterPart =
  | string
  | { readonly link: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] };

type Letter = {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
};

const textIn = (language: Language, part: LetterPart): string => {
  if (typeof part === 'string') return part;
  if ('link' in part) return part.link;
  return part.facts.map(([name, value]) => labelled(language, name, value)).join('\n');
};

const htmlOf = (part: LetterPart): string => {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  if ('link' in part)
    return `<p><a href="${escapeMarkup(part.link)}">${escapeMarkup(part.link)}</a></p>`;
  const rows = part.facts.map(
    ([name, value]) =>
      `<dt><b>${escapeMarkup(name)}</b></dt>\n<dd>${escapeMarkup(value).replaceAll('\n', '<br>')}</dd>`,
  );
  return `<dl>\n${rows.join('\n')}\n</dl>`;
};

/** Prints a letter: a mail without its id and who gets it. */
export const printLetter = ({
  language,
  subject,
  parts,
}: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject,
  text: parts.map((part) => textIn(language, part)).join('\n\n'),
  html: [
    `<!DOCTYPE html>\n<html lang="${language}">\n<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>\n<body>`,
    ...parts.map(htmlOf),
    '</body>\n</html>',
  ].join('\n'),
});
