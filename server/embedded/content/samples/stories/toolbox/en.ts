import type { ToolboxTexts } from './page.ts';

/** In English. */
export const texts: ToolboxTexts = {
  name: 'Toolbox',
  title: 'Toolbox: convert and shrink your pictures',
  description:
    'Convert pictures and PDFs into JPEG, PNG, WebP or AVIF, or make them smaller: free of charge, without an account. All is deleted after an hour.',
  headline: 'Convert files',
  lead: 'Is a picture of the wrong type, or a file too large to be uploaded? Here it is made to fit.',
  sections: {
    work: { headline: 'Convert or make smaller', text: [] },
    taken: {
      headline: 'What is taken?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF and GIF, at most 100 million pixels',
        '- PDF, at most 30 pages: each page becomes a picture',
        'Many iPhones take photos as HEIC, which we cannot convert here. On the iPhone, open “Settings”, then “Camera”, and choose “Most Compatible”: new photos are then JPEG. Email yourself a photo that you already have: it becomes a JPEG on the way.',
      ],
    },
    kept: {
      headline: 'What happens to the files?',
      text: [
        'Your files stay as they are; you download new ones. The place and the camera that a photo names are no longer in them. After an hour we delete everything.',
      ],
    },
  },
};
