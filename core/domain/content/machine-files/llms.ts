/** The file for language models as llmstxt.org proposes: Markdown with one line per page. */

export type LlmsLink = {
  readonly text: string;
  readonly url: string;
  readonly description: string;
};

/** Left out without links. */
export type LlmsSection = { readonly headline: string; readonly links: readonly LlmsLink[] };

export type LlmsText = {
  readonly name: string;
  readonly summary: string;
  /** Under the summary. */
  readonly facts: readonly string[];
  readonly sections: readonly LlmsSection[];
};

/** One line, its Markdown taken literally. */
const literal = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/gu, (character) => `\\${character}`);

/** Between brackets, ending at none of its own. */
const address = (url: string): string =>
  url.replace(/[\s()<>\\]/gu, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );

const printLink = ({ text, url, description }: LlmsLink): string => {
  const link = `- [${literal(text)}](${address(url)})`;
  const words = literal(description);
  return words === '' ? link : `${link}: ${words}`;
};

/** Every text of it is a line of its own. */
export const printLlms = ({ name, summary, facts, sections }: LlmsText): string =>
  [
    `# ${literal(name)}`,
    ...(summary.trim() === '' ? [] : [`> ${literal(summary)}`]),
    ...(facts.length === 0 ? [] : [facts.map((fact) => `- ${literal(fact)}`).join('\n')]),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ headline, links }) =>
        [`## ${literal(headline)}`, '', ...links.map(printLink)].join('\n'),
      ),
  ]
    .join('\n\n')
    .concat('\n');
