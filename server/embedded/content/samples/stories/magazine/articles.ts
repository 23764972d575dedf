/** The articles of each channel, in the order in which the overview shows them. */
import { aboveSofa } from './above-sofa/page.ts';
import { birthdayWords } from './birthday-words/page.ts';
import { care } from './care/page.ts';
import { christmasCards } from './christmas-cards/page.ts';
import { condolence } from './condolence/page.ts';
import { galleryWall } from './gallery-wall/page.ts';
import { hangingHeight } from './hanging-height/page.ts';
import { landscapePhotos } from './landscape-photos/page.ts';
import { materialForRoom } from './material-for-room/page.ts';
import { paperAndFinish } from './paper-and-finish/page.ts';
import { weddingInvitations } from './wedding-invitations/page.ts';
import { weddingThanks } from './wedding-thanks/page.ts';
import { magazine } from './overview.ts';

/** The magazine of the poster channel. */
export const posterMagazine = {
  magazine,
  'article-above-sofa': aboveSofa,
  'article-hanging-height': hangingHeight,
  'article-material-for-room': materialForRoom,
  'article-gallery-wall': galleryWall,
  'article-landscape-photos': landscapePhotos,
  'article-care': care,
};

/** The magazine of the cards channel. */
export const cardsMagazine = {
  magazine,
  'article-christmas-cards': christmasCards,
  'article-wedding-invitations': weddingInvitations,
  'article-birthday-words': birthdayWords,
  'article-paper-and-finish': paperAndFinish,
  'article-condolence': condolence,
  'article-wedding-thanks': weddingThanks,
};
