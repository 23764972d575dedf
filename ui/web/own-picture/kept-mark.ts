/** Whether anything of one's own is to be shown: a mark by its name, or any of them. */
export const keepsOwn = (mark = 'own-'): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(mark));
  } catch {
    return false;
  }
};
