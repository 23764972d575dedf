import type { ProductDeclaration } from '../declaration.ts';

export const calendarDeclaration = {
  designer: 'calendar',
  // The specification has no parameter for what a designer may print beside the days.
  ownParameters: ['moonPhases'],
  sells: { calendar: { channels: ['poster', 'kartenliebe'], page: 'photo-calendar' } },
} as const satisfies ProductDeclaration;
