import { textArg } from '../../messages/story-args.ts';

export const sampleTable = {
  header: [
    textArg('configurator.format'),
    textArg('story.at-least'),
    textArg('own-picture.verdict-excellent'),
  ],
  rows: [
    ['30 × 20 cm', '1480 × 980 px', '3540 × 2360 px'],
    ['60 × 40 cm', '1770 × 1180 px', '4720 × 3150 px'],
    ['90 × 60 cm', '2660 × 1770 px', '5320 × 3540 px'],
  ],
} as const;
