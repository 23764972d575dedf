/** Until when to order for Christmas: the campaign says so above every page. */
/** What is ordered on the last of these days is there on the 24th, whatever it is made of. */
export const christmasDays = {
  first: '2026-11-02',
  last: '2026-12-07',
  afterLast: '2026-12-08',
} as const;
