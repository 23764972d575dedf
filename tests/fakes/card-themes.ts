import { E, TE } from '../../core/fp.ts';
import type { CardTheme, CardThemes } from '../../core/ports/card/card-themes.ts';

/** The port over some themes; filters by category hold occasions. */
export const memoryCardThemes = (themes: readonly CardTheme[]): CardThemes => ({
  theme: (_, id) => async () => {
    const theme = themes.find((one) => one.id === id);
    return theme === undefined ? E.left({ kind: 'theme-not-found', id }) : E.right(theme);
  },
  overview:
    (_, { filters, page, pageSize }) =>
    async () => {
      const { category } = filters;
      const chosen = themes.filter(
        ({ occasion }) => category.length === 0 || category.includes(occasion),
      );
      return E.right({
        themes: chosen.slice((page - 1) * pageSize, page * pageSize),
        total: chosen.length,
      });
    },
});

/** The port while the service does not answer. */
export const failingCardThemes = (): CardThemes => {
  const error = TE.left({ kind: 'themes-unavailable', reason: 'no answer' } as const);
  return { theme: () => error, overview: () => error };
};
