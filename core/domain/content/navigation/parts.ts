import type { NavigationLabel, NavigationPicture } from '../../navigation/navigation-items.ts';
import type { ContentPicture } from '../content-picture.ts';
import { filledText, optionalText, partWith, type FieldCodec } from '../story-codec.ts';
import { mapField, optionalPart } from '../story-parts.ts';
import { optionalUrl, requiredUrl } from '../story-links.ts';
import { optionalPicture } from '../story-picture.ts';

type Link = { readonly url: string };

/** An address that is empty where the link leads nowhere. */
export const anyLinkField: FieldCodec<Link> = mapField(
  optionalUrl,
  (url = '') => ({ url }),
  ({ url }) => (url === '' ? undefined : url),
);

/** A link that must lead somewhere. */
export const leadingLinkField: FieldCodec<Link> = mapField(
  requiredUrl,
  (url) => ({ url }),
  ({ url }) => url,
);

const label = partWith<NavigationLabel>('NavigationLabel', {
  text: filledText,
  backgroundColor: optionalText,
  textColor: optionalText,
});

/** A mark without a text is refused alone. */
export const optionalLabel: FieldCodec<NavigationLabel | undefined> = optionalPart(label);

const pictureOf = (picture: ContentPicture | undefined): NavigationPicture | undefined =>
  picture && { filename: picture.source, alt: picture.alternative };

const contentPictureOf = (picture: NavigationPicture | undefined): ContentPicture | undefined =>
  picture && { source: picture.filename, alternative: picture.alt };

/** A malformed picture is refused. */
export const optionalNavigationPicture: FieldCodec<NavigationPicture | undefined> = mapField(
  optionalPicture,
  pictureOf,
  contentPictureOf,
);
