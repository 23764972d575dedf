const softHyphen = '\u{AD}';

/** A line may end after spaces, hyphens, soft hyphens and breaks of no width, never at a hard space. */
const part = /(?!$)[^ \t\-\u{2010}\u{AD}\u{200B}]*[ \t\-\u{2010}\u{AD}\u{200B}]*/gu;

const spacesAtStart = /^[ \t]+/u;

/** What is read of a line: no spaces at its end, and a soft hyphen only behind its last letter. */
const lineOf = (text: string): string => {
  const letters = text.replace(/[ \t\u{AD}\u{200B}]+$/u, '');
  const read = letters.replaceAll(/[\u{AD}\u{200B}]/gu, '');
  return text.startsWith(softHyphen, letters.length) && read !== '' ? `${read}-` : read;
};

/**
 * Breaks a text into lines, each as long as `fits` allows; `\n` always ends one. What cannot be
 * broken and does not fit has a line of its own. An empty paragraph is an empty line; spaces before the
 * first word are dropped.
 */
export const breakLines = (text: string, fits: (line: string) => boolean): readonly string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let open = '';
    for (const [next] of paragraph.replace(spacesAtStart, '').matchAll(part)) {
      if (open === '' || fits(lineOf(open + next))) open += next;
      else {
        lines.push(lineOf(open));
        open = next;
      }
    }
    return [...lines, lineOf(open)];
  });
