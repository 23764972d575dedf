import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** French. */
export const frenchBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Notre voyage',
    'L’arrivée',
    'La première nuit, nous avons dormi fenêtre ouverte.',
    'En route',
    'Chaque jour un peu plus loin, sans aucun plan.',
    'À la mer',
    'Le soir, toute la plage était à nous.',
  ),
  wedding: bookWords(
    'Notre mariage',
    'Le matin',
    'Tout le monde était nerveux, sauf toi.',
    'Le oui',
    'Un mot, et la salle s’est tue.',
    'La fête',
    'Nous avons dansé jusqu’aux dernières bougies.',
  ),
  year: bookWords(
    'Notre année',
    'Printemps',
    'En mars, la neige est revenue une fois.',
    'Été',
    'Pieds nus pendant des semaines, et une glace chaque soir.',
    'Automne',
    'Des châtaignes dans toutes les poches.',
  ),
  baby: bookWords(
    'Ta première année',
    'Bienvenue',
    'Tu étais là, et tout le reste est devenu petit.',
    'Premiers pas',
    'Un seul d’abord, puis dans toute la maison.',
    'Une bougie',
    'Un an, un gâteau et beaucoup de crème.',
  ),
  party: bookWords(
    'Notre fête',
    'Les invités',
    'Certains ne s’étaient pas vus depuis dix ans.',
    'À table',
    'On a parlé plus longtemps qu’on n’a mangé.',
    'Tard le soir',
    'La dernière danse n’était pas la dernière.',
  ),
};
