/** The files of a build, as far as documents name them. */
export const documentFiles = {
  styles: '',
  scripts: ['/entry.js'],
  editor: '/editor.js',
  net: '/assets/net.js',
  islands: {},
  development: '',
};
