import type { CardTheme } from '../../core/domain/products/card/card-theme.ts';
import { findCards } from '../../core/domain/products/card/find-cards.ts';
import { E, TE } from '../../core/fp.ts';
import type { CardThemes } from '../../core/ports/card/card-themes.ts';

/** The port over some themes. */
export const memoryCardThemes = (themes: readonly CardTheme[]): CardThemes => ({
  theme: (_, id) => async () => {
    const theme = themes.find((one) => one.id === id);
    return theme === undefined ? E.left({ kind: 'theme-not-found', id }) : E.right(theme);
  },
  overview:
    ({ locale }, overview) =>
    async () =>
      E.right(findCards(locale, themes, overview)),
});

/** The port while the service does not answer. */
export const failingCardThemes = (): CardThemes => {
  const error = TE.left({ kind: 'themes-unavailable', reason: 'no answer' } as const);
  return { theme: () => error, overview: () => error };
};
