import type { CardWordsTable } from '../words.ts';

/** Spanish as written in Spain. */
export const spanishCardWords = {
  menuTitle: 'Menú',
  menus: [
    'Jamón ibérico y pan con tomate\nSalmorejo con huevo\nLubina al horno con patatas\nSorbete de limón\nSolomillo con setas\nTarta y café',
    'Ensalada de perdiz\nMerluza en salsa verde\nCordero asado con verduras\nTarta de queso',
    'Croquetas de la abuela\nGazpacho de fresa\nArroz meloso con carabineros\nFruta de temporada y helado',
    'Tomate, ventresca y piparras\nPimientos rellenos de bacalao\nCarrillera al vino tinto\nTorrija con helado',
  ],
  guests: ['Candela', 'Gonzalo', 'Abuela Pilar', 'Tío Fernando', 'Jimena', 'Pablo Serrano'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'Mi primer día de cole',
          names: 'Valeria',
          date: '8 de septiembre de 2027',
          place: 'CEIP Las Encinas, Segovia',
          verse: 'La mochila está lista y los lápices tienen punta: ¡empieza la aventura!',
          letter:
            'Queridos abuelos:\n\nEl 8 de septiembre empiezo primero de primaria. Ya sé escribir mi nombre y tengo estuche nuevo. Venid a merendar a casa a las seis y os lo cuento todo. Habrá chocolate con bizcocho.\n\nUn beso muy grande,\nValeria',
          back: 'Os esperamos a las seis.',
        },
        {
          title: '¡Empiezo el cole!',
          names: 'Bruno',
          date: '18 de septiembre de 2027',
          place: '17:30 h · calle del Olmo 8, Cáceres',
          verse: 'Leer, contar, jugar y hacer amigos: tengo muchas ganas.',
          letter:
            'Querida familia:\n\nBruno ya ha empezado el colegio. Para celebrar su primera semana os invitamos al jardín: habrá empanada, una tarta con forma de lápiz y mucho rato para jugar.\n\nÉl os enseñará encantado su mochila.\n\nElena y Raúl',
          back: 'Decidnos si podéis venir.',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por los ánimos y los regalos de mi primer día de cole.',
        letter:
          'Queridos todos:\n\nGracias por los lápices, los cuentos y los ánimos. Mi estuche es el más bonito de la clase y ya me he aprendido una poesía.\n\nOs la recitaré la próxima vez que vengáis a casa.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'Mi Confirmación',
          names: 'Irene',
          date: 'Sábado, 15 de mayo de 2027',
          place: '19 h · Parroquia de San Gil, Burgos',
          verse: 'Recibe por esta señal el don del Espíritu Santo.',
          letter:
            'Querida familia, queridos amigos:\n\nEl 15 de mayo, víspera de Pentecostés, recibiré el sacramento de la Confirmación. Mi madrina, Cecilia, estará a mi lado, y me gustaría que vosotros también.\n\nDespués de la misa cenaremos juntos en casa.\n\nIrene',
          back: 'Se ruega confirmación antes del 1 de mayo.',
        },
        {
          title: 'Confirmación',
          names: 'Gonzalo',
          date: '5 de junio de 2027',
          place: 'Iglesia de San Martín, Salamanca',
          verse: 'Amor, alegría, paz, paciencia: los frutos del Espíritu. Según Gálatas 5, 22',
          letter:
            'Queridos todos:\n\nGonzalo va a confirmar la fe de su bautismo. Nos haría muy felices teneros cerca en la misa de las 12 y, después, alrededor de la mesa, en el patio de casa.\n\nOs esperamos con cariño.\n\nPaloma y Andrés Herrera',
          back: 'Familia Herrera, Salamanca',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por vuestras oraciones, vuestros regalos y vuestra compañía.',
        letter:
          'Queridos todos:\n\nDe mi Confirmación guardo el recuerdo de una mano en el hombro, de los cantos y de una larga sobremesa con vosotros.\n\nGracias por venir y por todo lo bueno que me habéis dado para el camino.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'Ya estoy aquí',
          names: 'Vega',
          date: '4 de octubre de 2026',
          place: '3:42 h · 3,480 kg · 51 cm',
          verse: 'Diez dedos diminutos, dos ojos enormes y una vida nueva para todos.',
          letter:
            'Ya está aquí.\n\nVega nació el 4 de octubre, antes de que saliera el sol. La miramos dormir, le contamos los dedos y aún no nos lo creemos.\n\nHugo es el hermano mayor más orgulloso del mundo.\n\nMarta y Álvaro, con Hugo',
          back: 'Familia Molina, Granada',
        },
        {
          title: '¡Hola, mundo!',
          names: 'Mateo',
          date: '17.09.2026',
          place: '3,910 kg de pura felicidad',
          verse: '¡Es un niño! Bosteza, se estira y ya nos ha robado el corazón a todos.',
          letter:
            'Queridos todos:\n\nNuestro hijo llegó justo a tiempo para el desayuno. Mateo y su madre están muy bien, y su padre aprende deprisa.\n\nTenemos muchas ganas de que lo conozcáis.\n\nCristina y Sergio',
          back: 'Las visitas, mejor por la tarde.',
        },
        {
          title: 'Alegría por partida doble',
          names: 'Carmen\n& Martín',
          date: '23 de agosto de 2026',
          place: 'Carmen 2,650 kg · Martín 2,810 kg',
          verse: 'Dos de una vez, y en nuestro corazón hay sitio para ambos.',
          letter:
            'Éramos dos y ya somos cuatro.\n\nNuestros mellizos nacieron el 23 de agosto: primero Carmen y, nueve minutos después, Martín. Están sanos, tienen hambre y casi nunca duermen a la vez.\n\nEstamos cansados y muy felices.\n\nMiriam y David Castro',
          back: 'Familia Castro, Vigo',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por el cariño y los regalos con los que nos habéis acompañado.',
        letter:
          'Queridos todos:\n\nTantas tarjetas, tantos paquetes y tantos guisos calientes en la puerta: vuestro cariño nos ha emocionado.\n\nGracias por compartir nuestra alegría. Estamos deseando volver a veros.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: '50 años no es nada',
          names: 'Fernando',
          date: 'Sábado, 24 de abril de 2027',
          place: '20:30 h · El Varadero, Santander',
          verse: 'Medio siglo bien merece una buena mesa, música y los amigos de siempre.',
          letter:
            'Queridos amigos:\n\nCincuenta parecen muchos, pero sientan bien. Os espero para una larga noche junto al mar: brasas, buen vino y todas las canciones de las que aún sabemos la letra.\n\nTraed solo las ganas de pasarlo bien.\n\nFernando',
          back: 'Confirmadme antes del 1 de abril, por favor.',
        },
        {
          title: '80 años',
          names: 'Carmen',
          date: 'Domingo, 6 de junio de 2027',
          place: '14 h · Mesón del Tilo, Ávila',
          verse: 'Ochenta años de recuerdos para compartir con los que más quiero.',
          letter:
            'Queridos míos:\n\nOchenta años son un buen motivo para sentaros a todos a la misma mesa. Empezaremos con la comida, y luego habrá café, tarta y las fotos de siempre.\n\nVuestra compañía es mi mejor regalo.\n\nCarmen',
          back: 'Se ruega confirmación antes del 15 de mayo.',
        },
        {
          title: 'Treinta',
          names: 'Paula',
          date: '15.05.2027',
          place: 'desde las 21 h · la azotea, Valencia',
          verse: 'Venid a bailar y a brindar conmigo por los próximos treinta.',
          letter:
            'Hola a todos:\n\nCumplo treinta y los vecinos ya están avisados. A partir de las nueve habrá algo de picar y bebidas frías; a partir de las once, se baila.\n\nQuien aguante hasta la mañana tendrá churros con chocolate.\n\nPaula',
          back: 'Decidme si os apuntáis.',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por las felicitaciones, los regalos y un día que no voy a olvidar.',
        letter:
          'Queridos todos:\n\n¡Qué fiesta! Gracias por las felicitaciones, los discursos y las canciones, y gracias por los regalos, elegidos con tanto cariño.\n\nLo mejor de todo fue teneros a mi alrededor.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'Nos casamos',
          names: 'Lucía\n& Javier',
          date: 'Sábado, 12 de junio de 2027',
          place: '18 h · Finca Los Almendros, Toledo',
          verse: 'Queremos teneros a nuestro lado, desde el sí hasta el último baile.',
          letter:
            'Querida familia, queridos amigos:\n\nEl 12 de junio nos daremos el sí. La ceremonia empieza a las 18 h en el jardín de la finca; después habrá cóctel bajo los olivos, cena y baile hasta que el cuerpo aguante.\n\nOs esperamos con muchísima ilusión.\n\nLucía & Javier',
          back: 'Se ruega confirmación antes del 1 de abril.',
        },
        {
          title: 'Nuestra boda',
          names: 'María\n& Alejandro',
          date: '19 de junio de 2027',
          place: '12:30 h · Santa María la Real, Olite',
          verse:
            'Hoy la tierra y los cielos me sonríen, hoy llega al fondo de mi alma el sol. Bécquer',
          letter:
            'Ricardo Navarro y Ana Ortega\nEmilio Lasa y Blanca Ruiz\n\ntienen el gusto de invitarles a la boda de sus hijos y a la comida que se servirá a continuación en el Parador.\n\nNos encantará compartir con ustedes ese día.',
          back: 'S. R. C. antes del 10 de mayo',
        },
        {
          title: 'Reserva la fecha',
          names: 'Marta\n& Sergio',
          date: '04.09.2027',
          place: 'Haro, La Rioja',
          verse: '¡Nos casamos! Guardad este día: sin vosotros no sería la misma fiesta.',
          letter:
            'Queridos todos:\n\nTodavía falta, pero el día está elegido: el 4 de septiembre nos casamos entre viñas, en La Rioja. Guardad el fin de semana entero, porque la fiesta durará hasta el domingo.\n\nLa invitación os llegará en primavera.\n\nMarta & Sergio',
          back: 'Pronto recibiréis la invitación.',
        },
        {
          title: 'Sí, quiero',
          names: 'Laura\n& Cristina',
          date: 'Viernes, 9 de julio de 2027',
          place: 'Ayuntamiento y fiesta en casa, Gijón',
          verse: 'Dos mujeres, una promesa y una larga noche de verano con los que más quieren.',
          letter:
            'Queridos amigos:\n\nA las 12 nos damos el sí en el Ayuntamiento, y desde las 17 h os esperamos en el jardín de casa. Habrá una mesa muy larga, tarta de limón y un grupo que toca de todo.\n\nVenid con zapatos para bailar.\n\nLaura & Cristina',
          back: 'Decidnos antes del 1 de mayo si venís.',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por vuestras palabras, vuestros regalos y cada baile.',
        letter:
          'Queridos todos:\n\nNuestra boda fue tan bonita como la habíamos soñado, y fue gracias a vosotros. Gracias por vuestra ayuda, por los regalos y por esas palabras que no olvidaremos.\n\nLlevaremos siempre este día en el corazón.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: '¡Cumplo 6 años!',
          names: 'Lola',
          date: 'Sábado, 8 de mayo de 2027',
          place: 'de 17 a 20 h · calle del Jardín 5',
          verse: '¡Ven a mi fiesta! Habrá tarta, juegos y una búsqueda del tesoro.',
          letter:
            'Hola:\n\nTe invito a mi cumpleaños. Buscaremos un tesoro en el jardín, jugaremos y comeremos tarta. Ponte ropa que se pueda manchar.\n\n¡Espero que vengas!\n\nLola',
          back: 'Avísame antes del 1 de mayo.',
        },
        {
          title: 'Fiesta de escalada',
          names: 'Leo',
          date: '18 de junio de 2027',
          place: '17 h · Rocódromo La Cumbre',
          verse: '¡Cumplo 8 años! ¿Te atreves a subir conmigo hasta arriba del todo?',
          letter:
            'Hola:\n\nQuedamos a las 17 h en el rocódromo. Trae zapatillas de deporte y mucha hambre, porque después hay pizza. A las 20 h te llevamos a casa.\n\n¡Ojalá puedas venir!\n\nLeo',
          back: 'Pide a tus padres que nos llamen.',
        },
      ],
      thanks: {
        title: '¡Gracias!',
        verse: 'Mi fiesta contigo fue genial, y tu regalo también.',
        letter:
          'Hola:\n\n¡Gracias por celebrar mi cumpleaños conmigo! Tu regalo me encanta y juego con él todos los días.\n\nVuelve pronto a casa y te enseño todo lo que me regalaron.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'Mi Primera Comunión',
          names: 'Alba',
          date: 'Sábado, 8 de mayo de 2027',
          place: '12 h · Parroquia de San Juan, Córdoba',
          verse: 'Yo soy la vid, vosotros los sarmientos. Juan 15, 5',
          letter:
            'Queridos abuelos, queridos padrinos:\n\nEl 8 de mayo voy a recibir a Jesús por primera vez. Me haría muy feliz que estuvierais conmigo en la iglesia y después en la comida, en el Cortijo del Rey.\n\nYa me sé todas las canciones.\n\nAlba',
          back: 'Se ruega confirmación antes del 15 de abril.',
        },
        {
          title: 'Primera Comunión',
          names: 'Marcos',
          date: '30 de mayo de 2027',
          place: 'Santa María del Mar, Cádiz',
          verse: 'Camino de la mano de los que me quieren, y Jesús camina conmigo.',
          letter:
            'Queridos todos:\n\nMarcos lleva meses preparando su Primera Comunión. Nos gustaría que lo acompañarais en la misa de las 11:30 y después en casa, a la sombra de la parra, donde habrá mesa para todos.\n\nCon cariño,\nClara y Antonio Vidal',
          back: 'Familia Vidal, Cádiz',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Recuerdo de mi Primera Comunión, con todo mi cariño.',
        letter:
          'Queridos todos:\n\nMi Primera Comunión fue un día precioso. Gracias por cantar, rezar y celebrarlo conmigo, y gracias por vuestros regalos.\n\nGuardad este recordatorio y acordaos de mí en vuestras oraciones.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'Mi Confirmación',
          names: 'Elena',
          date: 'Domingo, 9 de mayo de 2027',
          place: '12 h · Catedral de Plasencia',
          verse: 'El Señor es mi luz y mi salvación, ¿a quién temeré? Salmo 27, 1',
          letter:
            'Querida familia, queridos padrinos:\n\nEl 9 de mayo el obispo me confirmará en la catedral. Cuando me bautizaron, otros dijeron sí por mí; ahora lo diré yo. Os espero en la misa y después en casa, a comer.\n\nCon cariño,\nElena',
          back: 'Se ruega confirmación antes de Semana Santa.',
        },
        {
          title: 'Santa Confirmación',
          names: 'Samuel',
          date: '25 de abril de 2027',
          place: 'Iglesia de San Esteban, Cuenca',
          verse: 'Todo lo que hagáis, hacedlo con amor. Según 1 Corintios 16, 14',
          letter:
            'Queridos todos:\n\nSamuel va a recibir el don del Espíritu Santo. Nos alegraría veros en la misa de las 11 y después en la comida, para celebrar juntos un paso tan importante.\n\nUn abrazo,\nAna y Federico Rueda',
          back: 'Familia Rueda, Cuenca',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por las felicitaciones, los regalos y el cariño en mi Confirmación.',
        letter:
          'Queridos todos:\n\nVuestras tarjetas, vuestros regalos y nuestras conversaciones me han hecho mucha ilusión. Una parte la he guardado; con la otra ya he cumplido un deseo.\n\nGracias por acordaros de mí.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Feliz Pascua',
          names: 'Familia\nMolina',
          date: 'Pascua de 2027',
          place: 'Sol, torrijas y chocolate',
          verse: 'Ha vuelto la primavera. Que estos días os traigan alegría y descanso.',
          letter:
            'Queridos todos:\n\nLos almendros ya han florecido y la cocina huele a torrijas. Os deseamos una feliz Pascua, días de sol y muchos ratos juntos.\n\n¿Nos veremos este verano?\n\nUn abrazo de\nCarlota, Jaime, Lía y Emilio',
          back: 'Con todo nuestro cariño',
        },
        {
          title: 'Pascua de Resurrección',
          names: 'María\n& Juan',
          date: '28 de marzo de 2027',
          place: 'Cristo ha resucitado',
          verse: 'Después del invierno vuelve la luz, y la piedra ya no cierra el camino.',
          letter:
            'Queridos amigos:\n\nTras el largo invierno vuelve la luz. Os deseamos una santa y feliz Pascua, y que la esperanza y la alegría entren en vuestra casa y se queden.\n\nOs recordamos con cariño.\n\nMaría y Juan',
          back: 'Feliz Pascua de Resurrección',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Mi bautizo',
          names: 'Nicolás',
          date: 'Domingo, 16 de mayo de 2027',
          place: '13 h · Ermita de San Roque, Jaca',
          verse:
            'A sus ángeles mandará acerca de ti, que te guarden en todos tus caminos. Salmo 91, 11',
          letter:
            'Querida familia, queridos amigos:\n\nEl 16 de mayo bautizamos a Nicolás. Su madrina, Nora, y su padrino, Cristóbal, lo tendrán en brazos, y esperamos teneros a vosotros cerca.\n\nDespués de la ceremonia comeremos en el jardín.\n\nSara y Miguel',
          back: 'Se ruega confirmación antes del 20 de abril.',
        },
        {
          title: 'Me bautizan',
          names: 'Inés',
          date: '13 de junio de 2027',
          place: 'San Lorenzo, Úbeda',
          verse: 'Te puse nombre, mía eres tú. Isaías 43, 1',
          letter:
            'Queridos todos:\n\nComo aún no sé escribir, lo hacen papá y mamá: el 13 de junio, a las 12:30, me bautizan con el faldón de mi bisabuela.\n\nVenid a celebrarlo con nosotros, primero en la iglesia y luego con peladillas, tarta y un brindis.\n\nInés',
          back: 'Decidnos antes del 15 de mayo si venís.',
        },
        {
          title: 'Fiesta de bienvenida',
          names: 'Leo',
          date: '22.08.2027',
          place: 'Junto al lago, Sanabria',
          verse: 'Que el agua, la luz y un buen nombre te acompañen toda la vida.',
          letter:
            'Queridos amigos:\n\nDamos la bienvenida a Leo junto al lago, con sus padrinos y con todos vosotros. La ceremonia empieza a las 18 h, y después merendaremos en la hierba.\n\nTraed una manta; de lo demás nos ocupamos nosotros.\n\nLidia y Juan',
          back: 'Si llueve, nos vemos en el salón del pueblo.',
        },
      ],
      thanks: {
        title: 'Gracias',
        verse: 'Por el cariño, las palabras y los regalos del bautizo.',
        letter:
          'Queridos todos:\n\nEl bautizo fue un día lleno de luz. Gracias por vuestras palabras, por vuestra compañía y por los regalos elegidos con tanto esmero.\n\nGuardaremos con cariño las fotos en las que estamos todos juntos.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'En recuerdo de',
          names: 'Teresa\nMarín',
          date: '3.5.1941 – 9.11.2026',
          place: 'León, noviembre de 2026',
          verse: 'Aunque la vida perdió, dejónos harto consuelo su memoria. Jorge Manrique',
          letter:
            'Falleció en León, rodeada del cariño de los suyos.\n\nSus hijos, Pablo y Claudia; sus nietos, Jonás y Clara, y toda la familia ruegan una oración por ella.\n\nEl funeral se celebrará el viernes, 20 de noviembre de 2026, a las 17 h, en la parroquia de San Marcelo.',
          back: 'Descanse en paz',
        },
        {
          title: 'Siempre con nosotros',
          names: 'Enrique\nBarreiro',
          date: '14.2.1938 – 2.11.2026',
          place: 'Ribadeo',
          verse: 'El Señor es mi pastor, nada me faltará. Salmo 23, 1',
          letter:
            'Después de una vida larga y generosa nos ha dejado Enrique, en paz y acompañado.\n\nSu esposa, Isabel;\nsus hijos, Tomás y Susana;\nsus nietos y demás familia\n\nagradecen una oración por su alma. El entierro tuvo lugar en la intimidad.',
          back: 'D. E. P.',
        },
        {
          title: '',
          names: 'Rosa\nFuentes',
          date: '1946 – 2026',
          place: '',
          verse: 'Lo que nos diste permanece.',
          letter:
            'Nos duele que te hayas ido y damos gracias por haberte tenido.\n\nMartín y Eva Fuentes\nAndrés Fuentes y familia\n\nNos despediremos de ella el miércoles, 2 de diciembre de 2026, a las 11 h, en el tanatorio de San José.',
          back: '',
        },
      ],
      thanks: {
        title: 'Gracias de corazón',
        verse: 'La familia agradece todas las muestras de cariño y condolencia.',
        letter:
          'Vuestros mensajes, las flores, las oraciones y vuestra compañía han sido un gran consuelo para nosotros en estos días.\n\nComo no podemos hacerlo en persona, queremos dar las gracias así a cuantos habéis estado a nuestro lado.',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Felices fiestas',
          names: 'Estudio\nAranda',
          date: 'Navidad de 2026',
          place: 'y próspero año 2027',
          verse: 'Gracias por su confianza y por un año de buen trabajo en común.',
          letter:
            'Estimados clientes y colaboradores:\n\nEl año llega a su fin y queremos agradecerles su confianza y lo mucho que disfrutamos trabajando con ustedes.\n\nLes deseamos, a ustedes y a sus familias, una feliz Navidad y un 2027 lleno de salud y de buenos proyectos.\n\nEl equipo del Estudio Aranda',
          back: 'Este año, nuestro regalo es para el Banco de Alimentos.',
        },
        {
          title: 'Feliz Navidad',
          names: 'Bodegas\nMontalvo',
          date: '2026 / 2027',
          place: 'Nuestros mejores deseos',
          verse: 'Tiempo para parar, tiempo para los demás, tiempo para dar las gracias.',
          letter:
            'Estimados clientes y amigos:\n\nAl terminar el año les damos las gracias por su aprecio, por sus consejos y por los brindis que nos han reunido.\n\nLes deseamos unas fiestas serenas y un año nuevo con muchas ocasiones para volver a encontrarnos.\n\nBodegas Montalvo',
          back: 'Bodegas Montalvo, Logroño',
        },
        {
          title: 'Gracias',
          names: 'Carpintería\nRoldán',
          date: 'Diciembre de 2026',
          place: 'Feliz Navidad a todos',
          verse: 'Por cada encargo, cada idea y cada palabra amable de este año.',
          letter:
            'Estimados clientes, queridos amigos:\n\nTrabajamos una madera que ha tardado cien años en crecer. Enseña paciencia y gratitud. Gracias por confiarnos sus proyectos.\n\nLes deseamos una feliz Navidad y un próspero año nuevo.\n\nLa familia Roldán y todo el taller',
          back: 'El taller cierra del 23 de diciembre al 7 de enero.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Feliz Navidad',
          names: 'Familia\nMolina',
          date: 'Navidad de 2026',
          place: 'y próspero año nuevo',
          verse: 'Os deseamos luz, turrón y mucho tiempo con los que más queréis.',
          letter:
            'Queridos todos:\n\nOtro año que se va volando. Hugo ya monta en bici, Vega tiene sus primeros dientes y nosotros andamos cansados y muy felices.\n\nOs deseamos una feliz Navidad y esperamos veros pronto.\n\nMarta y Álvaro, con Hugo y Vega',
          back: 'Nuestros mejores deseos para 2027',
        },
        {
          title: 'Noche de paz',
          names: 'Margarita\n& Jorge',
          date: 'Nochebuena de 2026',
          place: 'Paz en la tierra',
          verse:
            'Pues andáis en las palmas, ángeles santos, que se duerme mi Niño, tened los ramos. Lope de Vega',
          letter:
            'Queridos amigos:\n\nEn estos días de paz pensamos en todas las personas que queremos, aunque vivan lejos. Os deseamos una santa Navidad y un año nuevo con salud y serenidad.\n\nCon todo nuestro cariño,\nMargarita y Jorge',
          back: 'Santa y feliz Navidad',
        },
        {
          title: '¡Felices fiestas!',
          names: 'Ana, Luis\n& Mía',
          date: '2026',
          place: 'y feliz día de Reyes',
          verse: 'El árbol está torcido, el turrón se ha acabado y nos acordamos de vosotros.',
          letter:
            'Hola a todos:\n\nEste ha sido nuestro año: una casa nueva, un perro y demasiadas cajas. Por fin estamos sentados junto al árbol, con tiempo para escribiros.\n\nPasad unas fiestas estupendas, y hasta muy pronto.\n\nAna, Luis y Mía',
          back: 'Hasta muy pronto, en 2027',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
