/** The typefaces of artworks for whoever runs in a browser: the files that the server reads. */
import type { Typeface, Typefaces } from '../../core/domain/artwork/typeface.ts';
import type { TypefaceName } from '../../core/domain/artwork/typefaces.ts';
import { typefaceOf } from '../shared/typefaces/harfbuzz.ts';
import { typefaceFile, type TypefaceSubset } from '../shared/typefaces/sources.ts';

const addresses = import.meta.glob<string>('../shared/typefaces/files/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
});

type LoadTypefaces = (names: readonly TypefaceName[]) => Promise<Typefaces>;

/**
 * Loads typefaces, each once; rejects where a file cannot be had, which is asked for again the next
 * time.
 */
export const fetchedTypefaces = (
  fetchFile: (address: string) => Promise<Response>,
): LoadTypefaces => {
  const known = new Map<TypefaceName, Typeface>();
  const read = async (name: TypefaceName, subset: TypefaceSubset): Promise<Uint8Array> => {
    const file = typefaceFile(name, subset);
    const answer = await fetchFile(addresses[`../shared/typefaces/files/${file}`] ?? file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const load = async (name: TypefaceName): Promise<void> => {
    if (known.has(name)) return;
    const [latin, more] = await Promise.all([read(name, 'latin'), read(name, 'latin-ext')]);
    known.set(name, typefaceOf([latin, more]));
  };
  return async (names) => {
    await Promise.all(names.map(load));
    return (name) => known.get(name);
  };
};
