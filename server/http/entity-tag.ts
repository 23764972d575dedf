/** Whether `If-None-Match` names a tag (`"…"`), weak or strong, or all of them. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((given) => given.trim() === '*' || given.trim().replace(/^W\//u, '') === tag);
