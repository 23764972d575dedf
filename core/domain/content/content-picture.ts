export type ContentPicture = {
  /**
   * `leadimage/mountains-1/motif.jpg`; an asset of the content space is
   * `asset/288868932106293/3000x2000/1f0c2d4b5a/window.jpg`.
   */
  readonly source: string;
  readonly alternative: string;
};
