/**
 * The order in which a browser should meet what a page loads: its styles first, then its pictures
 * and faces, and its scripts once the first picture is there. A page works before its scripts do,
 * so they never compete with what a shopper is waiting to see.
 */

const styleSheet = /<link[^>]*rel="stylesheet"[^>]*>/u;

const modulePreload = /<link rel="modulepreload"[^>]*>/gu;

const headStart = '<head>';

const headEnd = '</head>';

const scriptEnd = '</script>';

const moduleType = ' type="module"';

const namespaceImport = /import \* as (?<name>\w+) from "(?<address>[^"]+)";/gu;

const plainImport = /^import "(?<address>[^"]+)";/u;

/** Settles when the page's first picture has loaded or failed, or a shopper does something. */
const firstPicture = [
  'await new Promise(go=>{',
  'const image=document.querySelector(\'img[fetchpriority="high"]\');',
  'if(!image||image.complete)go();',
  'else for(const name of["load","error"])image.addEventListener(name,go,{once:true});',
  'for(const name of["pointerdown","keydown"])addEventListener(name,go,{once:true});',
  '});',
].join('');

/**
 * The start script with its imports made when the time has come: the manifest and all modules at
 * once. Undefined where it does not look as expected.
 */
const startLate = (code: string): string | undefined => {
  const manifest = plainImport.exec(code.trim())?.groups?.['address'];
  const modules = [...code.matchAll(namespaceImport)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    address: groups?.['address'] ?? '',
  }));
  if (manifest === undefined || modules.length === 0) return undefined;
  const rest = code.trim().replace(plainImport, '').replaceAll(namespaceImport, '').trim();
  const addresses = [manifest, ...modules.map(({ address }) => address)];
  return [
    firstPicture,
    `const[,${modules.map(({ name }) => name).join(',')}]=await Promise.all([`,
    addresses.map((address) => `import(${JSON.stringify(address)})`).join(','),
    ']);',
    rest,
  ].join('');
};

/** Where the start script's code begins and ends; undefined where there is none. */
const findStart = (html: string): { readonly from: number; readonly to: number } | undefined => {
  const type = html.lastIndexOf(moduleType);
  const from = html.indexOf('>', type) + 1;
  const to = html.indexOf(scriptEnd, from);
  return type === -1 || from === 0 || to === -1 ? undefined : { from, to };
};

/**
 * Arranges a rendered document: the style sheet first in the head, no module preloads, a late
 * start. A document that does not look as expected stays as it is: it works, only later.
 */
export const arrangeDocument = (html: string): string => {
  const headTo = html.indexOf(headEnd);
  const head = html.slice(0, headTo);
  const sheet = styleSheet.exec(head)?.[0];
  const start = findStart(html);
  const code = start === undefined ? undefined : startLate(html.slice(start.from, start.to));
  if (sheet === undefined || start === undefined || code === undefined) return html;
  if (headTo === -1 || start.from < headTo || !head.includes(headStart)) return html;
  const arrangedHead = head
    .replace(sheet, '')
    .replace('<meta charSet="utf-8"/>', '')
    .replace(headStart, () => `${headStart}<meta charset="utf-8"/>${sheet}`)
    .replace(modulePreload, '');
  return `${arrangedHead}${html.slice(headTo, start.from)}${code}${html.slice(start.to)}`;
};
