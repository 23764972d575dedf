import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** English. */
export const englishBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Our journey',
    'Arriving',
    'We slept the first night with the window open.',
    'On the road',
    'A little further each day, with no plan at all.',
    'By the sea',
    'In the evenings the whole beach was ours.',
  ),
  wedding: bookWords(
    'Our wedding',
    'The morning',
    'Everyone was nervous except you.',
    'The vows',
    'Two words, and the room fell silent.',
    'The party',
    'We danced until the candles went out.',
  ),
  year: bookWords(
    'Our year',
    'Spring',
    'In March there was snow once more.',
    'Summer',
    'Barefoot for weeks, and ice cream every evening.',
    'October',
    'Chestnuts in every coat pocket.',
  ),
  baby: bookWords(
    'Your first year',
    'Welcome',
    'There you were, and all else became small.',
    'New paths',
    'One step at first, then through every room.',
    'One candle',
    'One year, one cake and plenty of cream.',
  ),
  party: bookWords(
    'Our party',
    'The guests',
    'Some had not met for ten years.',
    'At the table',
    'We talked for longer than we ate.',
    'Until late',
    'The last dance was not the last one.',
  ),
};
