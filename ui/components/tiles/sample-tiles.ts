import { materialArg, textArg } from '../../messages/story-args.ts';
import { dawnPicture, duskPicture, paperPicture } from '../picture/sample-pictures.ts';

export const sampleTiles = [
  {
    link: { text: materialArg('acrylglas'), href: '#acrylglas' },
    text: textArg('story.polished'),
    picture: { ...duskPicture, alt: '' },
  },
  {
    link: { text: materialArg('aludibond'), href: '#aludibond' },
    text: textArg('story.brushed'),
    picture: { ...dawnPicture, alt: '' },
  },
  {
    link: { text: materialArg('poster'), href: '#poster' },
    text: textArg('story.fine-paper'),
    picture: { ...paperPicture, alt: '' },
  },
] as const;
