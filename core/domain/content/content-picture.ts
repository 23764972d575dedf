/** A picture of the media library, with what it shows for those who cannot see it. */
export type ContentPicture = {
  /** The path of the source in the media library: `leadimage/mountains-1/motif.jpg`. */
  readonly source: string;
  readonly alternative: string;
};
