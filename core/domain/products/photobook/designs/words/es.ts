import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** Spanish. */
export const spanishBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Nuestro viaje',
    'La llegada',
    'La primera noche dormimos con la ventana abierta.',
    'En camino',
    'Cada día un poco más lejos, sin ningún plan.',
    'Junto al mar',
    'Por la tarde toda la playa era nuestra.',
  ),
  wedding: bookWords(
    'Nuestra boda',
    'La mañana',
    'Todos estaban nerviosos menos tú.',
    'El sí',
    'Dos palabras, y la sala quedó en silencio.',
    'La fiesta',
    'Bailamos hasta que se apagaron las velas.',
  ),
  year: bookWords(
    'Nuestro año',
    'Primavera',
    'En marzo volvió a nevar.',
    'Verano',
    'Semanas descalzos y helado cada tarde.',
    'Otoño',
    'Castañas en todos los bolsillos.',
  ),
  baby: bookWords(
    'Tu primer año',
    'Bienvenido',
    'Llegaste tú, y todo lo demás se hizo pequeño.',
    'Tus pasos',
    'Primero uno, luego por toda la casa.',
    'Una vela',
    'Un año, una tarta y mucha nata.',
  ),
  party: bookWords(
    'Nuestra fiesta',
    'Los invitados',
    'Algunos no se veían desde hacía diez años.',
    'A la mesa',
    'Hablamos más tiempo del que comimos.',
    'Hasta tarde',
    'El último baile no fue el último.',
  ),
};
