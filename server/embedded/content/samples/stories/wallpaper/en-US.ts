import type { WallpaperOverride } from './page.ts';

/** What American English words differently. */
export const texts: WallpaperOverride = {
  description:
    'Wallpaper from your photo: non-woven paper with a matte surface in strips cut for your wall, quick to paste up and easy to strip dry.',
  lead: 'A whole wall of your photo, printed on matte non-woven wallpaper in strips and cut to your measurements.',
  sections: {
    material: {
      text: [
        'We print on non-woven wallpaper. It keeps its size while you paste, hides small bumps and is matte, so that the wall does not shine.',
        'Up close a large photo may be softer: a wall is seen from a few steps away. Calm pictures with depth, such as woods, mist or sea, make a room feel wider.',
      ],
    },
    place: {
      text: [
        'A wall without windows that you see on coming in looks best: behind the bed, in the hallway, in a meeting room.',
        'The wall should be smooth, dry and firm. Wallpaper does not belong in a shower or behind a stove.',
      ],
    },
    mounting: {
      text: [
        'Measure width and height in several places and add a hand’s width to each. The strips are numbered and meet edge to edge.',
        'Paste the wall and not the paper, set the first strip with a plumb line and smooth it from the middle outward. Paste for non-woven wallpaper is not included.',
      ],
    },
    care: {
      text: ['Dust it dry and dab off spots gently. When you move, the strips come off dry.'],
    },
  },
  questions: {
    seams: {
      question: 'Do the seams between the strips show?',
      answer:
        'Up close they do, from a few steps away hardly. The strips are printed in one piece and cut cleanly, so lines and shades match.',
    },
  },
  promises: {
    delivery: 'Sent to your home in rolled strips, in a sturdy box.',
    origin: 'Printed, cut into strips and checked in Bavaria.',
  },
};
