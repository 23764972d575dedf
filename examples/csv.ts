/** Lines of a CSV file as spreadsheets read it (RFC 4180): quoted where it must be. */
const csvField = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line with its end. */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** Ends the script quietly when its reader has seen enough, as `| head` has. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
