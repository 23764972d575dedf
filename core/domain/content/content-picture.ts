/** A picture of the media service, with what it shows for those who cannot see it. */
export type ContentPicture = {
  /**
   * The source's path: `leadimage/mountains-1/motif.jpg`, of an asset of the content space
   * `asset/288868932106293/3000x2000/1f0c2d4b5a/window.jpg`.
   */
  readonly source: string;
  readonly alternative: string;
};
