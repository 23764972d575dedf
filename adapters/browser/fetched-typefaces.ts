/** The typefaces of artworks for whoever runs in a browser: the files that the server reads. */
import type { Typeface, Typefaces } from '../../core/domain/artwork/typeface.ts';
import type { TypefaceName } from '../../core/domain/artwork/typefaces.ts';
import { lettersOf, typefaceOf } from '../shared/typefaces/harfbuzz.ts';
import { typefaceFile, type TypefaceSubset } from '../shared/typefaces/sources.ts';

const addresses = import.meta.glob<string>('../shared/typefaces/files/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Typefaces for a text, with all letters of it that there are. */
type LoadTypefaces = (names: readonly TypefaceName[], text: string) => Promise<Typefaces>;

type Loaded = {
  readonly latin: Uint8Array;
  /** Whether the first file has all letters of a text. */
  readonly hasLetters: (text: string) => boolean;
  readonly typeface: Typeface;
  /** It has the letters of all files. */
  readonly isWhole: boolean;
};

/**
 * Loads each file once, the second one of a typeface when a text needs it: letters of the first are
 * the same without it. Rejects where a file cannot be had, which is asked for again the next time.
 */
export const fetchedTypefaces = (
  fetchFile: (address: string) => Promise<Response>,
): LoadTypefaces => {
  const known = new Map<TypefaceName, Loaded>();
  const read = async (name: TypefaceName, subset: TypefaceSubset): Promise<Uint8Array> => {
    const file = typefaceFile(name, subset);
    const answer = await fetchFile(addresses[`../shared/typefaces/files/${file}`] ?? file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const begin = async (name: TypefaceName): Promise<Loaded> => {
    const latin = await read(name, 'latin');
    const hasLetters = lettersOf(latin);
    return { latin, hasLetters, typeface: typefaceOf([latin]), isWhole: false };
  };
  const load = async (name: TypefaceName, text: string): Promise<void> => {
    const loaded = known.get(name) ?? (await begin(name));
    known.set(name, loaded);
    if (loaded.isWhole || loaded.hasLetters(text)) return;
    const typeface = typefaceOf([loaded.latin, await read(name, 'latin-ext')]);
    known.set(name, { ...loaded, typeface, isWhole: true });
  };
  return async (names, text) => {
    await Promise.all(names.map((name) => load(name, text)));
    return (name) => known.get(name)?.typeface;
  };
};
