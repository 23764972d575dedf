/**
 * Programs of others that read PDF files as print shops do: `npm test` installs them where apt-get may,
 * else what asks them is skipped with a reason that is printed. Plain JavaScript, since `npm test` asks
 * before anything is installed.
 */
import { installDebianPackages, installObstacle } from './debian.mjs';
import { isExecutable, onPath } from './executables.mjs';

const packages = ['qpdf', 'poppler-utils'];

const programs = ['qpdf', 'pdfinfo', 'pdffonts', 'pdfimages', 'pdftoppm'];

/** Whether all of them are here. */
export const hasPdfTools = () => programs.every((name) => onPath([name]).some(isExecutable));

/** Installs them where they are missing and that is possible; says so in one line first. */
export const installPdfTools = () => {
  if (!hasPdfTools()) installDebianPackages(packages);
};

/** A line where they are not here: why, and what would bring them. */
export const skippedPdfTools = () =>
  hasPdfTools()
    ? []
    : [
        `Print files are read by no other program: not found (Debian: ${packages.join(', ')}), and ${installObstacle() ?? 'apt-get did not install it'}.`,
      ];
