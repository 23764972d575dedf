import type { WallpaperTexts } from './page.ts';

/** In English. */
export const texts: WallpaperTexts = {
  name: 'Photo wallpaper',
  title: 'Photo wallpaper made to fit your wall',
  description:
    'Wallpaper from your photo: non-woven paper with a matt surface in lengths cut for your wall, quick to paste up and easy to strip dry.',
  headline: 'Your photo as wallpaper',
  lead: 'A whole wall of your photo, printed on matt non-woven wallpaper in lengths and cut to your measurements.',
  picture: 'Green mountain ranges in morning haze',
  tile: 'Your photo, as large as the wall',
  sections: {
    material: {
      headline: 'Non-woven wallpaper that lies smooth',
      text: [
        'We print on non-woven wallpaper. It keeps its size while you paste, hides small bumps and is matt, so that the wall does not shine.',
        'Up close a large photo may be softer: a wall is seen from a few steps away. Calm pictures with depth, such as woods, mist or sea, make a room feel wider.',
      ],
    },
    place: {
      headline: 'Which wall suits it',
      text: [
        'A wall without windows that you see on coming in looks best: behind the bed, in the hall, in a meeting room.',
        'The wall should be smooth, dry and firm. Wallpaper does not belong in a shower or behind a cooker.',
      ],
    },
    mounting: {
      headline: 'How it goes up',
      text: [
        'Measure width and height in several places and add a hand’s breadth to each. The lengths are numbered and meet edge to edge.',
        'Paste the wall and not the paper, set the first length with a plumb line and smooth it from the middle outwards. Paste for non-woven wallpaper is not included.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Dust it dry and dab off spots gently. When you move house, the lengths come off dry.',
      ],
    },
  },
  questions: {
    seams: {
      question: 'Do the joints between the lengths show?',
      answer:
        'Up close they do, from a few steps away hardly. The lengths are printed in one piece and cut cleanly, so lines and shades match.',
    },
  },
  promises: {
    delivery: 'Sent to your home in rolled lengths, in a sturdy box.',
    origin: 'Printed, cut into lengths and checked in Bavaria.',
  },
};
