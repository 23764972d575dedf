/**
 * Makes the documents that the sample content offers, in each language:
 * `node scripts/sample-documents.ts`. They are tagged, so that they can be read aloud.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { languages, type Language } from '../core/domain/locale/locales.ts';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { hangingSheets, withdrawalForms } from './sample-documents-texts.ts';

const folder = join(import.meta.dirname, '..', 'public', 'files');

const style = `
  @page { size: A4; margin: 20mm }
  body { font: 11pt/1.5 "Liberation Sans", Arial, sans-serif; color: #1b1a17; margin: 0 }
  h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 6mm }
  p { margin: 0 0 4mm }
  .field { border-bottom: 0.3mm solid #8a857b; min-height: 13mm; margin-bottom: 5mm }
  .note { color: #5f5b53; font-size: 9pt }
  ol { padding-left: 6mm } li { margin-bottom: 3mm }
  svg { display: block; margin-top: 8mm }`;

const documentOf = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><title>${title}</title><style>${style}</style><body><h1>${title}</h1>${body}</body></html>`;

const shop = (language: Language): string => {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? '';
  return `Musterbild GmbH, Musterstraße 12, 80331 München, ${country}, service@example.com`;
};

const withdrawalForm = (language: Language): string => {
  const { title, about, to, statement, fields, note } = withdrawalForms[language];
  return documentOf(
    language,
    title,
    `<p>${about}</p><p>${to} ${shop(language)}</p><p>${statement}</p><div class="field"></div>${fields
      .map((field) => `<p>${field}</p><div class="field"></div>`)
      .join('')}<p class="note">${note}</p>`,
  );
};

/** A ruler of 15 cm, and the same length in inches below it. */
const ruler = (label: string): string => {
  const centimetres = Array.from({ length: 151 }, (_, index) => {
    const length = index % 10 === 0 ? 9 : index % 5 === 0 ? 6 : 3.5;
    const name = index % 10 === 0 ? `<text x="${index}" y="14">${index / 10}</text>` : '';
    return `<path d="M${index} 0v${length}"/>${name}`;
  });
  const inches = Array.from({ length: 48 }, (_, index) => {
    const x = (index * 25.4) / 8;
    const length = index % 8 === 0 ? 9 : index % 4 === 0 ? 6 : 3.5;
    const name = index % 8 === 0 ? `<text x="${x}" y="24">${index / 8}</text>` : '';
    return `<path d="M${x} 36v${-length}"/>${name}`;
  });
  return `<svg role="img" aria-label="${label}" width="160mm" height="40mm" viewBox="-4 -1 160 40" fill="none" stroke="#1b1a17" stroke-width="0.25" font-size="3.4" text-anchor="middle"><g>${centimetres.join('')}${inches.join('')}</g><style>text{fill:#1b1a17;stroke:none}</style></svg>`;
};

const hangingSheet = (language: Language): string => {
  const { title, about, steps, ruler: label, note } = hangingSheets[language];
  return documentOf(
    language,
    title,
    `<p>${about}</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>${ruler(label)}<p class="note">${note}</p>`,
  );
};

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags],
});
mkdirSync(folder, { recursive: true });
const page = await browser.newPage();
for (const language of languages)
  for (const [name, html] of [
    ['withdrawal-form', withdrawalForm(language)],
    ['hanging-sheet', hangingSheet(language)],
  ] as const) {
    await page.setContent(html);
    const file = await page.pdf({ preferCSSPageSize: true, tagged: true });
    writeFileSync(join(folder, `${name}-${language}.pdf`), file);
    console.log(`${name}-${language}.pdf: ${Math.ceil(file.length / 1000)} kB`);
  }
await browser.close();
