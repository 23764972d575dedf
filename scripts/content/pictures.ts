/** Pictures without a text for those who cannot see them. */
import { isRecord } from '../../core/domain/text/record.ts';
import type { ContentStory, Finding } from './finding.ts';

/**
 * Components whose picture only repeats what is written beside it, so that an empty text is right;
 * of others, a block or a picture says so itself by `isDecorative`. It holds for all within them.
 */
const decorativeIn: ReadonlySet<unknown> = new Set([
  'FlyoutItem',
  'MainNavigationItem',
  'MaterialComparison',
  'WallArtMaterial',
  'WallArtProduct',
]);

const isPicture = (value: Readonly<Record<string, unknown>>): boolean => {
  const { fieldtype, filename } = value;
  const isAsset = fieldtype === 'asset' || ('alt' in value && 'filename' in value);
  const name = typeof filename === 'string' ? filename : '';
  return isAsset && name !== '' && !/\.(?:mp4|webm|vtt|pdf|docx?|zip)$/iu.test(name);
};

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Texts that name a file or say that there is a picture, instead of what it shows. */
const emptyWords =
  /\.(?:jpe?g|png|webp|avif|svg)$|^(?:image|picture|photo|bild|foto|imagen|immagine|afbeelding)$/iu;

type Place = { readonly path: string; readonly isDecorative: boolean };

/** Pictures of a story that say nothing to those who cannot see them. */
export const pictureFindings = (story: ContentStory): readonly Finding[] => {
  const finding = (path: string, message: string): Finding => ({
    rule: 'picture',
    story: story.fullSlug,
    path,
    message,
  });
  const within = (place: Place, value: unknown): readonly Finding[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) =>
        within({ ...place, path: `${place.path}.${index}` }, item),
      );
    if (!isRecord(value)) return [];
    const { path } = place;
    const isDecorative =
      place.isDecorative || decorativeIn.has(value['component']) || value['isDecorative'] === true;
    if (isPicture(value)) {
      const { alt } = value;
      if (isBlank(alt)) return isDecorative ? [] : [finding(path, 'a picture without a text')];
      return typeof alt === 'string' && emptyWords.test(alt.trim())
        ? [finding(path, `the text of a picture does not say what it shows: “${alt}”`)]
        : [];
    }
    return Object.entries(value).flatMap(([name, inner]) =>
      within({ path: path === '' ? name : `${path}.${name}`, isDecorative }, inner),
    );
  };
  return within({ path: '', isDecorative: false }, story.content);
};
