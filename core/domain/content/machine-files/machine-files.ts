/** Files that a site makes for machines (storefront §2, "machine-readable info file"). */
import { languages, type Language } from '../../locale/locales.ts';

export type MachineFile =
  | { readonly kind: 'robots' }
  | { readonly kind: 'manifest' }
  | {
      readonly kind: 'llms';
      /** Of the prefix; undefined at the root, where the site's own language counts. */
      readonly language: Language | undefined;
    }
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'sitemap-part'; readonly language: Language; readonly part: number };

/** The paths of files that there is one of. */
export const machineFilePaths = {
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
} as const satisfies Readonly<Partial<Record<MachineFile['kind'], `/${string}`>>>;

/** A part of a sitemap, from 1: `/sitemap-fr-1.xml`. */
export const sitemapPartPath = (language: Language, part: number): `/${string}` =>
  `/sitemap-${language}-${part}.xml`;

const partPattern = /^\/sitemap-(?<language>[a-z]{2})-(?<part>[1-9]\d{0,3})\.xml$/u;
const llmsPattern = /^\/(?<language>[a-z]{2})\/llms\.txt$/u;

const languageNamed = (text: string | undefined): Language | undefined =>
  languages.find((language) => language === text);

/** Undefined for every other path. */
export const readMachineFile = (path: string): MachineFile | undefined => {
  if (path === machineFilePaths.robots) return { kind: 'robots' };
  if (path === machineFilePaths.manifest) return { kind: 'manifest' };
  if (path === machineFilePaths.llms) return { kind: 'llms', language: undefined };
  if (path === machineFilePaths.sitemap) return { kind: 'sitemap' };
  const part = partPattern.exec(path)?.groups;
  const ofPart = languageNamed(part?.['language']);
  if (ofPart !== undefined)
    return { kind: 'sitemap-part', language: ofPart, part: Number(part?.['part']) };
  const ofText = languageNamed(llmsPattern.exec(path)?.groups?.['language']);
  return ofText === undefined ? undefined : { kind: 'llms', language: ofText };
};
