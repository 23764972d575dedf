import type { CardWordsTable } from '../words.ts';

/** German as written in Germany. */
export const germanCardWords = {
  menuTitle: 'Menü',
  menus: [
    'Spargelcremesuppe\nGebeizter Lachs mit Dill und Gurke\nKalbsrücken mit jungem Gemüse\nErdbeeren und Vanilleeis',
    'Tomatensalat mit Burrata\nRieslingschaumsuppe\nZander auf Linsen\nBeeren mit Sauerrahmeis',
    'Blattsalate mit Ziegenkäse\nRinderfilet mit Rosmarinkartoffeln\nSteinpilzrisotto\nMousse au Chocolat',
    'Kraftbrühe mit Flädle\nSauerbraten mit Rotkohl und Klößen\nGefüllte Paprika mit Hirse\nApfelstrudel mit Vanillesoße',
  ],
  guests: ['Johanna', 'Matthias', 'Oma Helga', 'Onkel Bernd', 'Friederike', 'Dr. Paul Seidel'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'Mein erster Schultag',
          names: 'Mathilda',
          date: 'Samstag, 21. August 2027',
          place: '10 Uhr · Grundschule am Wall, Celle',
          verse: 'Der Ranzen ist gepackt, die Schultüte gefüllt. Kommst du mit mir zur Schule?',
          letter:
            'Liebe Oma, lieber Opa,\n\nam 21. August komme ich in die Schule. Um 10 Uhr singen die Großen für uns in der Aula, danach habe ich meine erste Stunde. Am Nachmittag feiern wir bei uns im Garten mit Kuchen und Würstchen.\n\nIch freue mich auf euch.\n\nEure Mathilda',
          back: 'Bitte sagt uns bis zum 1. August Bescheid.',
        },
        {
          title: 'Endlich Schulkind',
          names: 'Jakob',
          date: '18. September 2027',
          place: 'ab 11 Uhr · Lindenallee 8, Esslingen',
          verse: 'Lesen, Schreiben, Rechnen: Jetzt geht es los, und wir feiern das mit euch.',
          letter:
            'Ihr Lieben,\n\nunser Jakob kommt in die Schule. Nach der Einschulungsfeier laden wir euch zu uns ein: Es gibt Maultaschen, eine Torte in Form einer Schultüte und viel Zeit zum Spielen.\n\nJakob zeigt euch gern seinen neuen Ranzen.\n\nKathrin und Stefan mit Jakob und Romy',
          back: 'Wir freuen uns auf euch.',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Mein erster Schultag war wunderbar, weil ihr dabei wart.',
        letter:
          'Ihr Lieben,\n\ndanke für die prall gefüllte Schultüte, für eure Geschenke und eure guten Wünsche. Der Füller schreibt schon meinen Namen, und das Lesebuch habe ich immer dabei.\n\nIhr habt mir einen wunderbaren ersten Schultag geschenkt.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'Einladung zur Firmung',
          names: 'Magdalena',
          date: 'Samstag, 26. Juni 2027',
          place: '10 Uhr · St. Ulrich, Kaufbeuren',
          verse: 'Sei besiegelt durch die Gabe Gottes, den Heiligen Geist.',
          letter:
            'Liebe Verwandte, liebe Freunde,\n\nam 26. Juni empfange ich das Sakrament der Firmung. Nach dem Gottesdienst möchte ich mit euch essen und feiern: ab 12 Uhr im Gasthof zum Löwen.\n\nSchön, wenn ihr an diesem Tag bei mir seid.\n\nEure Magdalena',
          back: 'Bitte antwortet bis zum 31. Mai.',
        },
        {
          title: 'Meine Firmung',
          names: 'Raphael',
          date: '10. Juli 2027',
          place: 'Pfarrkirche Herz Jesu, Bamberg',
          verse: 'Liebe, Freude, Friede, Geduld: die Frucht des Geistes. Nach Galater 5,22',
          letter:
            'Ihr Lieben,\n\nich habe mich entschieden und sage Ja zu meinem Glauben. Mein Firmpate Markus steht dabei an meiner Seite.\n\nIch lade euch herzlich ein, den Gottesdienst um 9.30 Uhr und danach ein gutes Mittagessen mit mir zu feiern.\n\nEuer Raphael',
          back: 'Ich freue mich auf euch.',
        },
      ],
      thanks: {
        title: 'Herzlichen Dank',
        verse: 'Für eure guten Wünsche, die Geschenke und euer Gebet zu meiner Firmung.',
        letter:
          'Ihr Lieben,\n\nan meine Firmung werde ich noch lange denken: an den Gottesdienst, an die Hand auf meiner Schulter und an den langen Nachmittag mit euch.\n\nDanke, dass ihr gekommen seid und mir so viel Gutes mit auf den Weg gegeben habt.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'Willkommen',
          names: 'Emilia',
          date: '4. Oktober 2026',
          place: '3.42 Uhr · 3480 g · 51 cm',
          verse: 'Zehn kleine Finger, zehn kleine Zehen, und unser Leben ist ein neues.',
          letter:
            'Sie ist da.\n\nAm 4. Oktober wurde unsere Tochter Emilia geboren. Wir zählen Finger und Zehen, hören ihr beim Schlafen zu und können unser Glück kaum fassen.\n\nPaul ist ein sehr stolzer großer Bruder.\n\nLena und Tobias Krämer mit Paul',
          back: 'Familie Krämer, Freiburg',
        },
        {
          title: 'Hallo Welt',
          names: 'Mats',
          date: '17.09.2026',
          place: '54 Zentimeter und 3910 Gramm Glück',
          verse:
            'Ein Junge! Er schläft gern, gähnt herzhaft und ist schon jetzt der Liebling aller.',
          letter:
            'Ihr Lieben,\n\nunser Sohn ist da: Mats, geboren am 17. September um kurz nach acht, gerade rechtzeitig zum Frühstück. Mutter und Kind sind wohlauf, der Vater übt noch das Wickeln.\n\nWir freuen uns darauf, euch Mats vorzustellen.\n\nHannah und Simon',
          back: 'Besuch ist willkommen, am liebsten am Nachmittag.',
        },
        {
          title: 'Doppeltes Glück',
          names: 'Ella\n& Theo',
          date: '23. August 2026',
          place: 'Ella 2650 g, 47 cm · Theo 2810 g, 48 cm',
          verse: 'Zwei auf einmal, und für beide ist unser Herz groß genug.',
          letter:
            'Nun sind wir zu viert.\n\nAm 23. August kamen unsere Zwillinge zur Welt: erst Ella, neun Minuten später Theo. Beide sind gesund, hungrig und selten zur selben Zeit müde.\n\nWir sind glücklich und dankbar.\n\nMiriam und David Vogt',
          back: 'Familie Vogt, Münster',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Für eure lieben Worte und all die schönen Geschenke zur Geburt.',
        letter:
          'Ihr Lieben,\n\nso viele Karten, Päckchen und warme Mahlzeiten vor der Tür: Wir sind gerührt, wie herzlich ihr an uns gedacht habt.\n\nDanke, dass ihr euch mit uns freut. Bald stellen wir euch einander vor.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: 'Einladung zum 50. Geburtstag',
          names: 'Stefan',
          date: 'Samstag, 24. April 2027',
          place: '19 Uhr · Altes Bootshaus, Heidelberg',
          verse:
            'Ein halbes Jahrhundert! Das möchte ich mit euch feiern, mit gutem Essen und lauter Musik.',
          letter:
            'Liebe Freunde,\n\nfünfzig klingt nach viel, fühlt sich aber gut an. Darum lade ich euch ein: zu einem langen Abend am Wasser, mit Essen vom Grill, einem Fass Bier und Liedern, bei denen wir alle noch den Text können.\n\nBringt gute Laune mit, sonst nichts.\n\nStefan',
          back: 'Gebt mir bitte bis zum 1. April Bescheid.',
        },
        {
          title: '80 Jahre',
          names: 'Ingrid',
          date: 'Sonntag, 6. Juni 2027',
          place: '12 Uhr · Gasthaus Zur Linde, Fulda',
          verse: 'Dankbar blicke ich auf achtzig Jahre und lade euch von Herzen ein.',
          letter:
            'Meine Lieben,\n\nachtzig Jahre sind ein guter Grund, alle an einen Tisch zu bitten. Wir beginnen um 12 Uhr mit dem Mittagessen, danach gibt es Kaffee, Torte und alte Fotos.\n\nEure Gesellschaft ist mein schönstes Geschenk.\n\nEure Ingrid',
          back: 'Um Antwort bis zum 15. Mai wird gebeten.',
        },
        {
          title: 'Dreißig',
          names: 'Julia',
          date: '15.05.2027',
          place: 'ab 20 Uhr · Dachterrasse, Köln',
          verse: 'Kommt, tanzt und stoßt mit mir auf die nächsten dreißig an.',
          letter:
            'Hallo ihr Lieben,\n\nich werde dreißig, und das soll man hören. Ab 20 Uhr gibt es Häppchen und kalte Getränke, ab 22 Uhr wird getanzt.\n\nWer länger bleibt, bekommt ein Frühstück.\n\nJulia',
          back: 'Sagt mir kurz, ob ihr kommt.',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Für eure Glückwünsche, die Geschenke und einen Tag, an den ich gern denke.',
        letter:
          'Ihr Lieben,\n\ndas war ein Fest! Ich danke euch für eure Glückwünsche, für die Reden und Lieder und für alles, was ihr mir geschenkt habt.\n\nAm meisten gefreut hat mich, dass ihr da wart.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'Wir heiraten',
          names: 'Sophia\n& Lukas',
          date: 'Samstag, 12. Juni 2027',
          place: '14 Uhr · Gut Wendelsruh, Neuruppin',
          verse:
            'Wir möchten diesen Tag mit euch feiern: am See, an langen Tafeln, mit Tanz bis in die Nacht.',
          letter:
            'Liebe Familie, liebe Freunde,\n\nam 12. Juni sagen wir Ja. Die Trauung beginnt um 14 Uhr im Garten des Gutshauses, danach gibt es Kaffee und Kuchen unter den Linden. Am Abend essen, reden und tanzen wir.\n\nWir freuen uns sehr auf euch.\n\nSophia & Lukas',
          back: 'Bitte gebt uns bis zum 1. April Bescheid.',
        },
        {
          title: 'Kirchliche Trauung',
          names: 'Anna\n& Philipp',
          date: '19. Juni 2027',
          place: '13 Uhr · St. Martin, Bernried',
          verse:
            'Nun aber bleibt Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größte unter ihnen.',
          letter:
            'Liebe Verwandte, liebe Freunde,\n\nwir geben uns vor Gott das Jawort und wünschen uns, dass ihr dabei seid. Nach der Trauung laden wir zum Sektempfang auf die Wiese hinter der Kirche und am Abend zum Essen in den Gasthof am See.\n\nAnna Lechner\nPhilipp Baumann',
          back: 'Um Antwort wird bis Ostern gebeten.',
        },
        {
          title: 'Save the Date',
          names: 'Katharina\n& Florian',
          date: '04.09.2027',
          place: 'Weingut am Steinberg, Deidesheim',
          verse:
            'Haltet euch diesen Tag frei. Wir heiraten, und ohne euch wollen wir nicht feiern.',
          letter:
            'Ihr Lieben,\n\nnoch ist es eine Weile hin, doch der Tag steht fest: Am 4. September heiraten wir in der Pfalz. Nehmt euch das ganze Wochenende Zeit, denn wir feiern bis Sonntag.\n\nDie Einladung mit allem, was ihr wissen müsst, folgt im Frühjahr.\n\nKatharina & Florian',
          back: 'Die Einladung folgt.',
        },
        {
          title: 'Wir sagen Ja',
          names: 'Marie\n& Lena',
          date: 'Freitag, 9. Juli 2027',
          place: 'Standesamt und Gartenfest, Leipzig',
          verse:
            'Zwei Frauen, ein Versprechen und ein langer Sommerabend mit den liebsten Menschen.',
          letter:
            'Ihr Lieben,\n\num 11 Uhr trauen wir uns im Standesamt, ab 15 Uhr feiern wir im Garten hinter unserem Haus. Es gibt Zitronenkuchen, ein großes Buffet und eine Band, die alles spielt.\n\nZieht an, worin ihr gut tanzen könnt.\n\nMarie & Lena',
          back: 'Sagt uns bis zum 1. Mai, ob ihr kommt.',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Für eure Worte, eure Geschenke und jeden Tanz mit uns.',
        letter:
          'Ihr Lieben,\n\nunsere Hochzeit war so schön, wie wir sie uns erträumt hatten, und das lag an euch. Danke für jede helfende Hand, für eure Geschenke und für die Worte, die wir nicht vergessen.\n\nDiesen Tag tragen wir im Herzen.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'Ich werde 6!',
          names: 'Mia',
          date: 'Samstag, 8. Mai 2027',
          place: '15 bis 18 Uhr · Gartenstraße 5',
          verse: 'Komm zu meiner Party! Es gibt Kuchen, eine Schatzsuche und ganz viel Spaß.',
          letter:
            'Hallo,\n\nich werde sechs und lade dich zu meinem Geburtstag ein. Wir suchen im Garten einen Schatz, essen Kuchen und grillen Würstchen. Zieh etwas an, das schmutzig werden darf.\n\nIch freue mich auf dich!\n\nDeine Mia',
          back: 'Bitte sag bis zum 1. Mai Bescheid.',
        },
        {
          title: 'Große Kletterparty',
          names: 'Leo',
          date: '18. Juni 2027',
          place: '14.30 Uhr · Kletterhalle Nordwand',
          verse: 'Ich werde 8. Bist du schwindelfrei? Dann klettere mit mir bis ganz nach oben.',
          letter:
            'Hey,\n\nwir treffen uns um 14.30 Uhr in der Kletterhalle. Bring Turnschuhe und Hunger mit, denn danach gibt es Pizza. Um 18 Uhr bringen wir dich nach Hause.\n\nIch hoffe, du kommst!\n\nLeo',
          back: 'Ruf an, wenn du kommst.',
        },
      ],
      thanks: {
        title: 'Danke!',
        verse: 'Schön, dass du da warst. Dein Geschenk ist toll.',
        letter:
          'Hallo,\n\ndanke, dass du mit mir gefeiert hast! Über dein Geschenk habe ich mich riesig gefreut, und ich spiele jeden Tag damit.\n\nKomm bald wieder, dann zeige ich dir, was ich alles bekommen habe.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'Meine Erstkommunion',
          names: 'Clara',
          date: 'Sonntag, 4. April 2027',
          place: '10 Uhr · St. Nikolaus, Rosenheim',
          verse: 'Ich bin der Weinstock, ihr seid die Reben. Johannes 15,5',
          letter:
            'Liebe Paten, liebe Familie,\n\nam Weißen Sonntag darf ich zum ersten Mal zum Tisch des Herrn gehen. Ich lade euch herzlich ein, diesen Tag mit mir zu feiern: um 10 Uhr in der Kirche und danach im Gasthof Sonne.\n\nEure Clara',
          back: 'Bitte antwortet bis zum 15. März.',
        },
        {
          title: 'Einladung zur Erstkommunion',
          names: 'Benedikt',
          date: '11. April 2027',
          place: '9.30 Uhr · St. Marien, Paderborn',
          verse: 'Von guten Händen gehalten gehe ich meinen Weg, und Jesus geht mit.',
          letter:
            'Ihr Lieben,\n\nlange habe ich mich mit den anderen Kindern vorbereitet, nun ist es bald so weit: Ich feiere meine Erstkommunion. Meine Kerze habe ich selbst verziert.\n\nNach dem Festgottesdienst essen wir alle zusammen bei uns zu Hause.\n\nEuer Benedikt',
          back: 'Ich freue mich, wenn ihr kommt.',
        },
      ],
      thanks: {
        title: 'Herzlichen Dank',
        verse: 'Danke für eure Glückwünsche und Geschenke zu meiner Erstkommunion.',
        letter:
          'Ihr Lieben,\n\nmeine Erstkommunion war ein wunderschöner Tag. Danke, dass ihr mit mir gesungen, gebetet und gefeiert habt, und danke für die vielen Geschenke.\n\nMeine Kerze zünde ich nun an jedem Sonntag an.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'Meine Konfirmation',
          names: 'Greta',
          date: 'Sonntag, 9. Mai 2027',
          place: '10 Uhr · Johanneskirche, Göttingen',
          verse:
            'Der Herr ist mein Licht und mein Heil; vor wem sollte ich mich fürchten! Psalm 27,1',
          letter:
            'Liebe Verwandte, liebe Freunde,\n\nam 9. Mai werde ich konfirmiert. Ich lade euch herzlich zum Gottesdienst ein und danach zum Mittagessen im Gasthaus am Fluss.\n\nMein Konfirmationsspruch begleitet mich schon lange. Ich erzähle euch, warum.\n\nEure Greta',
          back: 'Bitte sagt bis Ostern Bescheid.',
        },
        {
          title: 'Einladung zur Konfirmation',
          names: 'Jonathan',
          date: '25. April 2027',
          place: 'Ev. Stadtkirche, Tübingen',
          verse: 'Alles, was ihr tut, das lasst in der Liebe geschehen. Nach 1. Korinther 16,14',
          letter:
            'Ihr Lieben,\n\nals ich getauft wurde, habt ihr für mich Ja gesagt. Nun sage ich es selbst. Kommt zu meiner Konfirmation um 9.30 Uhr in die Stadtkirche und feiert danach mit uns.\n\nSchön, dass ihr mich begleitet.\n\nEuer Jonathan',
          back: 'Ich freue mich auf euch.',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Für die guten Wünsche, Geschenke und Gedanken zu meiner Konfirmation.',
        letter:
          'Ihr Lieben,\n\nüber eure Karten, Geschenke und die guten Gespräche an meiner Konfirmation habe ich mich sehr gefreut. Einiges lege ich zurück, einen Wunsch habe ich mir schon erfüllt.\n\nDanke, dass ihr an mich gedacht habt.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Frohe Ostern',
          names: 'Familie\nSeidel',
          date: 'Ostern 2027',
          place: 'Sonnige Tage und bunte Nester',
          verse: 'Der Frühling ist da, die Eier sind versteckt. Habt ein frohes Fest.',
          letter:
            'Ihr Lieben,\n\ndraußen blühen die Narzissen, drinnen duftet der Hefezopf. Wir wünschen euch ein frohes Osterfest, volle Nester und Zeit füreinander.\n\nVielleicht sehen wir uns im Sommer wieder?\n\nHerzlich\nKatrin und Jens mit Lotte und Emil',
          back: 'Mit lieben Grüßen',
        },
        {
          title: 'Gesegnete Ostern',
          names: 'Maria\n& Johannes',
          date: '28. März 2027',
          place: 'Christus ist auferstanden',
          verse:
            'Vom Eise befreit sind Strom und Bäche durch des Frühlings holden, belebenden Blick. Goethe',
          letter:
            'Liebe Freunde,\n\nnach dem langen Winter kommt das Licht zurück. Wir wünschen euch ein gesegnetes Osterfest, an dem Hoffnung und Freude bei euch einkehren.\n\nIn Gedanken sitzen wir mit an eurem Tisch.\n\nMaria und Johannes',
          back: 'Frohe und gesegnete Ostertage',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Einladung zur Taufe',
          names: 'Oskar',
          date: 'Sonntag, 16. Mai 2027',
          place: '11 Uhr · Christuskirche, Oldenburg',
          verse: 'Denn er hat seinen Engeln befohlen über dir, dass sie dich behüten. Psalm 91,11',
          letter:
            'Liebe Familie, liebe Freunde,\n\nunser Oskar wird getauft. Seine Paten Nora und Christian halten ihn über das Taufbecken, und ihr seid hoffentlich dabei.\n\nNach dem Gottesdienst laden wir euch zum Essen in unseren Garten ein.\n\nInga und Malte mit Oskar',
          back: 'Wir bitten um Antwort bis zum 20. April.',
        },
        {
          title: 'Ich werde getauft',
          names: 'Johanna',
          date: '13. Juni 2027',
          place: '10.30 Uhr · St. Laurentius, Erfurt',
          verse: 'Ich habe dich bei deinem Namen gerufen; du bist mein. Jesaja 43,1',
          letter:
            'Ihr Lieben,\n\nnoch kann ich nicht schreiben, darum tun es Mama und Papa für mich: Am 13. Juni werde ich getauft, im selben Kleid wie schon meine Uroma.\n\nFeiert mit uns, erst in der Kirche und dann bei Kaffee und Kuchen.\n\nEure Johanna mit Theresa und Michael',
          back: 'Sagt uns bitte bis zum 15. Mai Bescheid.',
        },
        {
          title: 'Unser Taufkind',
          names: 'Felix',
          date: '22.08.2027',
          place: 'Seekapelle, Überlingen',
          verse: 'Wasser, Licht und ein guter Name sollen dich durchs Leben begleiten.',
          letter:
            'Ihr Lieben,\n\nwir taufen Felix unter freiem Himmel, in der kleinen Kapelle am See. Die Feier beginnt um 14 Uhr, danach picknicken wir auf der Wiese.\n\nBringt eine Decke mit, für alles andere sorgen wir.\n\nLisa und Jan',
          back: 'Bei Regen feiern wir im Gemeindehaus.',
        },
      ],
      thanks: {
        title: 'Danke',
        verse: 'Für eure Segenswünsche und alle Geschenke zur Taufe.',
        letter:
          'Ihr Lieben,\n\ndie Taufe war ein Tag voller Licht. Wir danken euch für die Segenswünsche, die Fürbitten und die liebevoll ausgesuchten Geschenke.\n\nDie Taufkerze brennt nun an jedem Tauftag und erinnert uns an euch.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'In liebevoller Erinnerung',
          names: 'Ingrid\nHoffmann',
          date: '3. Mai 1941 – 9. November 2026',
          place: 'Celle, im November 2026',
          verse:
            'Und meine Seele spannte weit ihre Flügel aus, flog durch die stillen Lande, als flöge sie nach Haus.',
          letter:
            'In Liebe und Dankbarkeit nehmen wir Abschied.\n\nPeter und Claudia Hoffmann\nmit Jonas und Clara\nUrsula Maurer\n\nDie Trauerfeier findet am Freitag, dem 20. November 2026, um 13 Uhr in der Kapelle des Waldfriedhofs statt.',
          back: 'Statt Blumen erbitten wir eine Spende für das Hospiz.',
        },
        {
          title: 'Wir nehmen Abschied',
          names: 'Heinrich\nPetersen',
          date: '* 14.2.1938 · † 2.11.2026',
          place: 'Flensburg',
          verse: 'Der Herr ist mein Hirte, mir wird nichts mangeln. Psalm 23,1',
          letter:
            'Nach einem langen, erfüllten Leben ist mein lieber Mann, unser Vater und Großvater für immer eingeschlafen.\n\nElisabeth Petersen\nThomas und Birgit Petersen\nSusanne Clausen, geb. Petersen\nund alle Enkel\n\nDie Beisetzung fand im engsten Kreis statt.',
          back: 'Traueranschrift: Familie Petersen, Hafenweg 11, Flensburg',
        },
        {
          title: '',
          names: 'Renate\nLindemann',
          date: '1946 – 2026',
          place: '',
          verse: 'Was du uns gegeben hast, bleibt.',
          letter:
            'Wir sind traurig, dass du gegangen bist, und dankbar, dass es dich gab.\n\nIn stiller Trauer\nMartin und Eva Lindemann\nAndreas Lindemann mit Familie\n\nWir verabschieden uns am Mittwoch, dem 2. Dezember 2026, um 11 Uhr in der Friedenskirche.',
          back: '',
        },
      ],
      thanks: {
        title: 'Herzlichen Dank',
        verse:
          'Wir danken allen, die mit uns Abschied genommen und ihre Anteilnahme gezeigt haben.',
        letter:
          'Die vielen Zeichen der Freundschaft und Anteilnahme haben uns in diesen Tagen getragen. Wir danken für jedes tröstende Wort, jede Umarmung, für Blumen und Spenden und für das letzte Geleit.\n\nIm Namen der ganzen Familie',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Frohe Weihnachten',
          names: 'Lindner\nArchitekten',
          date: 'Weihnachten 2026',
          place: 'und alles Gute für 2027',
          verse: 'Danke für Ihr Vertrauen und die gute Zusammenarbeit in diesem Jahr.',
          letter:
            'Sehr geehrte Damen und Herren,\n\nein bewegtes Jahr geht zu Ende. Für die gute Zusammenarbeit und das Vertrauen, das Sie uns geschenkt haben, danken wir herzlich.\n\nWir wünschen Ihnen und Ihren Familien frohe Weihnachten und ein gesundes, erfolgreiches Jahr 2027.\n\nIhr Team von Lindner Architekten',
          back: 'Statt Geschenken unterstützen wir die Tafel in Hamburg.',
        },
        {
          title: 'Schöne Festtage',
          names: 'Kanzlei\nBergmann',
          date: '2026 / 2027',
          place: 'und einen guten Start ins neue Jahr',
          verse: 'Zeit zum Innehalten, Zeit für Menschen, Zeit für Dank.',
          letter:
            'Liebe Mandantinnen und Mandanten, liebe Geschäftsfreunde,\n\nzum Jahresende möchten wir Danke sagen: für offene Gespräche, für Ihr Vertrauen und für manche Herausforderung, die wir gemeinsam gemeistert haben.\n\nWir wünschen Ihnen erholsame Festtage und ein gutes neues Jahr.\n\nKanzlei Bergmann',
          back: 'Kanzlei Bergmann, Stuttgart',
        },
        {
          title: 'Herzlichen Dank',
          names: 'Holzmanufaktur\nReuter',
          date: 'Dezember 2026',
          place: 'Besinnliche Weihnachten',
          verse: 'Für jeden Auftrag, jede Idee und jedes gute Wort in diesem Jahr.',
          letter:
            'Liebe Kundinnen und Kunden, liebe Partner,\n\nwir arbeiten mit Holz, das hundert Jahre gewachsen ist. Das lehrt Geduld und Dankbarkeit. Danke, dass wir in diesem Jahr für Sie arbeiten durften.\n\nIhnen allen ein frohes Fest und ein glückliches neues Jahr.\n\nFamilie Reuter und Belegschaft',
          back: 'Vom 23. Dezember bis zum 6. Januar machen wir Ferien.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Frohe Weihnachten',
          names: 'Familie\nBrandt',
          date: 'Weihnachten 2026',
          place: 'und ein glückliches neues Jahr',
          verse: 'Wir wünschen euch Kerzenschein, Plätzchenduft und Zeit füreinander.',
          letter:
            'Ihr Lieben,\n\nwieder ist ein Jahr vergangen. Emil kann jetzt Rad fahren, Frida hat ihre ersten Zähne, und wir sind oft müde und sehr glücklich.\n\nWir wünschen euch frohe Weihnachten und freuen uns auf ein Wiedersehen im neuen Jahr.\n\nNora und Christian mit Emil und Frida',
          back: 'Alles Liebe für 2027',
        },
        {
          title: 'Stille Nacht',
          names: 'Margarete\n& Georg',
          date: 'Heiligabend 2026',
          place: 'Friede auf Erden',
          verse:
            'Markt und Straßen stehn verlassen, still erleuchtet jedes Haus. Joseph von Eichendorff',
          letter:
            'Liebe Freunde,\n\nin diesen stillen Tagen denken wir an alle, die uns nah sind, auch wenn sie weit weg wohnen. Wir wünschen euch ein gesegnetes Weihnachtsfest und ein gutes, gesundes neues Jahr.\n\nHerzliche Grüße\nMargarete und Georg',
          back: 'Gesegnete Weihnachten',
        },
        {
          title: 'Fröhliche Weihnachten',
          names: 'Anna, Jonas\n& Mia',
          date: '2026',
          place: 'Schöne Grüße aus dem Schnee',
          verse: 'Der Baum steht schief, die Plätzchen sind gegessen, und wir denken an euch.',
          letter:
            'Hallo ihr Lieben,\n\ndas war unser Jahr: ein Umzug, ein Hund, viel zu viele Kartons. Jetzt sitzen wir endlich unter dem Baum und haben Zeit, euch zu schreiben.\n\nHabt ein wunderschönes Fest und rutscht gut ins neue Jahr.\n\nAnna, Jonas und Mia',
          back: 'Bis bald im neuen Jahr',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
