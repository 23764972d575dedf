import type { ProductDeclaration } from '../declaration.ts';

export const calendarDeclaration = {
  designer: 'calendar',
  sells: { calendar: { channels: ['poster', 'kartenliebe'], page: 'photo-calendar' } },
} as const satisfies ProductDeclaration;
