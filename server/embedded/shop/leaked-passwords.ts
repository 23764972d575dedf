let leaked: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 of the passwords that leaked most, in lower case; read by the first who signs up. */
const leakedPasswords = (): Promise<ReadonlySet<string>> => {
  leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return leaked;
};

/** However its letters are written, also with numbers and marks at its end. */
export const isLeakedPassword = async (password: string): Promise<boolean> => {
  const known = await leakedPasswords();
  const text = password.toLowerCase();
  return known.has(text) || known.has(text.replace(/[^\p{L}]+$/u, ''));
};
