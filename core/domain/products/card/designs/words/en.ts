import type { CardWordsTable } from '../words.ts';

/** English as written in Great Britain. */
export const englishCardWords = {
  menuTitle: 'Menu',
  menus: [
    'Chilled pea and mint soup\nSmoked salmon with dill and cucumber\nRoast lamb with new potatoes\nEton mess',
    'Heritage tomatoes with burrata\nSea bass with samphire\nWild mushroom pie\nSummer berry pavlova',
    'Leek and potato soup\nBeef Wellington with greens\nRoast squash with lentils\nSticky toffee pudding',
    'Asparagus with a soft egg\nChicken with tarragon cream\nSpring vegetable risotto\nLemon posset and shortbread',
  ],
  guests: ['Charlotte', 'Edward', 'Granny Jean', 'Uncle Robert', 'Imogen', 'Dr Helen Marsh'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'My first day at school',
          names: 'Isla',
          date: 'Monday 6 September 2027',
          place: 'St Anne’s Primary School, Lewes',
          verse: 'New shoes, new bag, new friends. Come and celebrate with me.',
          letter:
            'Dear Granny and Grandpa,\n\nI am starting school. My uniform is ready and I can already write my name. Please come for tea on my first day, so that I can tell you all about it. There will be chocolate cake.\n\nLots of love,\nIsla',
          back: 'Tea is at four o’clock.',
        },
        {
          title: 'Off to big school',
          names: 'Arthur',
          date: '3 September 2027',
          place: 'from 3.30 pm · 12 Orchard Road, Ludlow',
          verse: 'Reading, writing and a peg with my name on it: here I come.',
          letter:
            'Dear all,\n\nArthur is off to big school at last. We would love you to join us in the garden after his first day, for sandwiches, squash and stories from the classroom.\n\nHe has promised to wear his cap.\n\nRachel and Tom',
          back: 'We hope you can come.',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For all your good wishes on my first day at school.',
        letter:
          'Dear all,\n\nThank you for the cards, the pencils and the very smart lunch box. My first day was wonderful, and I have a new friend called Ben.\n\nI will read you a story the next time you come.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'My Confirmation',
          names: 'Niamh',
          date: 'Sunday 23 May 2027',
          place: '11 am · Our Lady and St Joseph, Leeds',
          verse: 'Be sealed with the gift of the Holy Spirit.',
          letter:
            'Dear family and friends,\n\nI am to receive the sacrament of Confirmation and would be so happy to have you beside me. My sponsor is Aunt Bridget, and the name I have chosen is Clare.\n\nPlease join us afterwards for lunch at home.\n\nNiamh',
          back: 'Kindly reply by 1 May.',
        },
        {
          title: 'Holy Confirmation',
          names: 'Dominic',
          date: '12 June 2027',
          place: 'Cathedral of St Barnabas, Nottingham',
          verse: 'Love, joy, peace, patience, kindness. After Galatians 5:22',
          letter:
            'Dear friends,\n\nDominic will be confirmed by the Bishop at ten o’clock Mass. We warmly invite you to pray with us, and then to eat, laugh and celebrate in the parish hall.\n\nYour presence would mean a great deal to him.\n\nTeresa and Martin Kelly',
          back: 'With love from the Kelly family',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your prayers, your gifts and your company on my Confirmation day.',
        letter:
          'Dear all,\n\nThank you for sharing my Confirmation with me. I shall remember the singing, the kind words and the long, happy lunch for many years.\n\nYour gift and your prayers mean a great deal to me.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'Welcome to the world',
          names: 'Florence',
          date: '4 October 2026',
          place: 'at 3.42 am · 7 lb 10 oz',
          verse: 'Ten tiny fingers, ten tiny toes, and our hearts are full.',
          letter:
            'She is here.\n\nFlorence Mary was born early on 4 October. We have counted her toes more often than we can say, and her big brother Albie will not leave her side.\n\nWe cannot wait for you to meet her.\n\nEmily and James Hartley',
          back: 'With love from all four of us',
        },
        {
          title: 'Hello, little one',
          names: 'Teddy',
          date: '17.09.2026',
          place: '8 lb 9 oz of pure joy',
          verse: 'A boy! He yawns, he stretches, and he is already everyone’s favourite.',
          letter:
            'Dear all,\n\nOur son has arrived. Theodore George, known as Teddy, was born just in time for breakfast. Mother and baby are well, and his father is learning fast.\n\nThank you for all your kind thoughts.\n\nHannah and Will',
          back: 'Visitors welcome, cake even more so.',
        },
        {
          title: 'Twice the joy',
          names: 'Ottilie\n& Rafe',
          date: '23 August 2026',
          place: 'Ottilie 5 lb 13 oz · Rafe 6 lb 3 oz',
          verse: 'Two at once, and twice the love to go round.',
          letter:
            'Two have become four.\n\nOur twins were born on 23 August, Ottilie first and Rafe nine minutes later. Both are healthy, hungry and seldom asleep at the same time.\n\nWe are tired, grateful and very happy.\n\nMiriam and David Clarke',
          back: 'The Clarke family, Bristol',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your kind words and lovely gifts, and for sharing our joy.',
        letter:
          'Dear all,\n\nSo many cards, parcels and warm suppers on the doorstep: we have been touched by your kindness in these first weeks.\n\nThank you for sharing our joy. We look forward to introducing you.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: 'Fifty and fabulous',
          names: 'Andrew',
          date: 'Saturday 24 April 2027',
          place: '7 pm · The Old Boathouse, Henley',
          verse: 'Half a century calls for good food, loud music and all my favourite people.',
          letter:
            'Dear friends,\n\nFifty sounds like a lot but feels rather good. Join me for a long evening by the river: supper from the grill, a barrel of ale and all the songs we still know by heart.\n\nBring your dancing shoes and nothing else.\n\nAndrew',
          back: 'RSVP by 1 April',
        },
        {
          title: 'Celebrating 80 years',
          names: 'Margaret',
          date: 'Sunday 6 June 2027',
          place: '12.30 pm · The Manor Hotel, Malvern',
          verse: 'Please join us for lunch in honour of a mother, grandmother and friend.',
          letter:
            'Our mother will be eighty, and she has asked for one present: all of you in the same room. There will be lunch, a large cake and old photographs to argue about.\n\nPlease let us know if you can be with us.\n\nSusan, Peter and Ruth',
          back: 'Your company is the only gift she wishes for.',
        },
        {
          title: 'Thirty',
          names: 'Jessica',
          date: '15.05.2027',
          place: 'from 8 pm · The Roof Garden, Leeds',
          verse: 'Come and dance me into my thirties.',
          letter:
            'Hello lovely people,\n\nI am turning thirty and would like the neighbours to know about it. Drinks and small things to eat from eight, dancing from ten.\n\nAnyone still standing in the morning will be given breakfast.\n\nJess',
          back: 'Let me know if you can make it.',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your good wishes, your gifts and a day I shall long remember.',
        letter:
          'Dear all,\n\nWhat a party! Thank you for the cards, the speeches, the songs and the very generous presents.\n\nBest of all was having everyone I love in the same place. I have not stopped smiling since.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'The wedding of',
          names: 'Charlotte\n& James',
          date: 'Saturday 12 June 2027',
          place: '2 pm · St Mary’s Church, Painswick',
          verse:
            'Please join us to celebrate our marriage, and afterwards to dine and dance in the orchard.',
          letter:
            'Dear family and friends,\n\nOn 12 June we shall be married in the church where Charlotte was christened. Afterwards there will be tea under the apple trees, supper in the barn and dancing until the last of us sits down.\n\nWe do hope you will be there.\n\nCharlotte & James',
          back: 'Kindly reply by 1 April.',
        },
        {
          title: 'Save the date',
          names: 'Hannah\n& Oliver',
          date: '04.09.2027',
          place: 'The Walled Garden, Northumberland',
          verse: 'We are getting married. Please keep the day free; an invitation will follow.',
          letter:
            'Dear all,\n\nIt is a while yet, but the day is chosen: on 4 September we are getting married in Northumberland. Do keep the whole weekend free, as we mean to celebrate until Sunday.\n\nThe invitation, with all you need to know, will follow in the spring.\n\nHannah & Oliver',
          back: 'Invitation to follow',
        },
        {
          title: 'We are getting married',
          names: 'Grace\n& Eleanor',
          date: 'Friday 9 July 2027',
          place: 'Town Hall and garden party, York',
          verse: 'Two brides, one promise and a long summer evening with the people we love.',
          letter:
            'Dear friends,\n\nWe shall say our vows at eleven and spend the rest of the day in our garden. There will be lemon cake, a long table and a band that plays anything.\n\nPlease wear something you can dance in.\n\nGrace & Eleanor',
          back: 'RSVP by 1 May',
        },
        {
          title: 'The marriage of',
          names: 'Lauren\n& Daniel',
          date: '19 June 2027',
          place: 'Ravenscourt House, near Bath',
          verse:
            'And now abideth faith, hope, charity, these three; but the greatest of these is charity.',
          letter:
            'Mr and Mrs Stephen Walker request the pleasure of your company at the marriage of their daughter Lauren to Mr Daniel Hughes.\n\nThe ceremony will be held at one o’clock, followed by a reception in the long gallery.\n\nDress: morning coats or lounge suits',
          back: 'The favour of a reply is requested by 1 May.',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your kind words, your generous gift and every dance.',
        letter:
          'Dear friends,\n\nOur wedding was everything we had hoped for, and that was because of you. Thank you for every helping hand, for your generous gift and for the words we shall not forget.\n\nWe will carry the day with us always.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'I’m going to be 6!',
          names: 'Poppy',
          date: 'Saturday 8 May 2027',
          place: '3 pm to 5 pm · 5 Garden Lane, Lewes',
          verse: 'Come to my party! There will be cake, games and a treasure hunt.',
          letter:
            'Hello,\n\nI am going to be six, and you are invited. We are going to hunt for treasure in the garden, play musical statues and eat cake. Please wear something that can get muddy.\n\nI hope you can come!\n\nLove from Poppy',
          back: 'Please tell my mum by 1 May.',
        },
        {
          title: 'Climbing party',
          names: 'Leo',
          date: '18 June 2027',
          place: '4 pm · The Climbing Barn, Ludlow',
          verse: 'I’ll be 8. Are you brave enough to climb all the way to the top with me?',
          letter:
            'Hi,\n\nWe are meeting at the climbing barn at four o’clock. Bring trainers and a big appetite, because there is pizza afterwards. We will drive you home at half past six.\n\nHope you can make it!\n\nLeo',
          back: 'Ask a grown-up to call us.',
        },
      ],
      thanks: {
        title: 'Thank you!',
        verse: 'I loved having you at my party, and I love my present.',
        letter:
          'Hello,\n\nThank you for coming to my party! Your present is brilliant, and I have played with it every day since.\n\nPlease come round again soon, and I will show you everything else I was given.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'My First Holy Communion',
          names: 'Clara',
          date: 'Saturday 15 May 2027',
          place: '11 am · St Patrick’s Church, Preston',
          verse: 'I am the vine, ye are the branches. John 15:5',
          letter:
            'Dear Grandma and Grandad,\n\nOn 15 May I shall receive Jesus in Holy Communion for the first time. Please come to Mass with us, and to the party in the garden afterwards.\n\nI have learnt all the hymns.\n\nWith love from Clara',
          back: 'Kindly reply by 24 April.',
        },
        {
          title: 'First Holy Communion',
          names: 'Patrick',
          date: '6 June 2027',
          place: 'Sacred Heart Church, Liverpool',
          verse: 'Held by loving hands, I go my way, and Jesus goes with me.',
          letter:
            'Dear family and friends,\n\nPatrick has been preparing all year and is nearly ready for his First Holy Communion. We would be delighted if you could be with him at ten o’clock Mass, and at our table for lunch.\n\nMary and Sean Doyle',
          back: 'With love from the Doyle family',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your love, your prayers and the lovely gift on my First Holy Communion.',
        letter:
          'Dear all,\n\nMy First Holy Communion was a beautiful day. Thank you for singing, praying and celebrating with me, and for your lovely gift.\n\nI keep the rosary beside my bed and the photograph on the wall.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'My Confirmation',
          names: 'Beatrice',
          date: 'Sunday 9 May 2027',
          place: '10 am · St Michael’s Church, Ledbury',
          verse: 'The Lord is my light and my salvation; whom shall I fear? Psalm 27:1',
          letter:
            'Dear godparents, dear family,\n\nOn 9 May the Bishop will confirm me. When I was baptised you made promises for me, and now I shall make them myself. Please come to the service and stay for lunch with us.\n\nWith love,\nBeatrice',
          back: 'Please reply by Easter.',
        },
        {
          title: 'Confirmation Day',
          names: 'Hugh',
          date: '13 June 2027',
          place: 'Wells Cathedral',
          verse: 'Let all your things be done with charity. 1 Corinthians 16:14',
          letter:
            'Dear friends,\n\nHugh is to be confirmed in the cathedral at three o’clock. We should be so glad of your company at the service, and afterwards for tea on the green.\n\nHe is looking forward to seeing you all.\n\nAlice and Richard Thorne',
          back: 'With love from the Thorne family',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your good wishes, your gift and your kind thoughts on my Confirmation.',
        letter:
          'Dear all,\n\nThank you for your cards and presents, and for coming such a long way to my Confirmation. It meant a great deal to see you all in the same pew.\n\nI shall keep your words and think of them often.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Happy Easter',
          names: 'The Bennetts',
          date: 'Easter 2027',
          place: 'Sunny days and chocolate eggs',
          verse: 'Spring is here, and the eggs are well hidden. Have a lovely time finding yours.',
          letter:
            'Dear all,\n\nThe daffodils are out and the hot cross buns are in the oven. We wish you a very happy Easter, with sunshine, chocolate and time together.\n\nPerhaps we shall see you in the summer?\n\nWith love from\nKate, Tom, Lottie and Sam',
          back: 'With love',
        },
        {
          title: 'Easter blessings',
          names: 'Mary\n& John',
          date: '28 March 2027',
          place: 'Christ is risen',
          verse: 'A thousand daffodils nod in the wind, and the light comes back.',
          letter:
            'Dear friends,\n\nAfter the long winter the light returns. We wish you a blessed and peaceful Easter, and pray that hope and joy may find their way to your door.\n\nYou are in our thoughts.\n\nMary and John',
          back: 'Wishing you a blessed Easter',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Christening',
          names: 'Wilfred',
          date: 'Sunday 16 May 2027',
          place: '11 am · St Nicholas’ Church, Rye',
          verse:
            'For he shall give his angels charge over thee, to keep thee in all thy ways. Psalm 91:11',
          letter:
            'Dear family and friends,\n\nWilfred is to be christened, and we would love you to be there. His godparents, Nell and Christopher, will hold him at the font, whatever he thinks of it.\n\nAfterwards there will be lunch in the garden.\n\nInga and Matthew',
          back: 'Kindly reply by 20 April.',
        },
        {
          title: 'The christening of',
          names: 'Iris',
          date: '13 June 2027',
          place: 'All Saints’ Church, Hereford',
          verse: 'I have called thee by thy name; thou art mine. Isaiah 43:1',
          letter:
            'Dear all,\n\nI cannot write yet, so Mummy and Daddy are doing it for me. I shall be christened at half past ten, in the gown that my great-grandmother wore.\n\nPlease come to the church, and then for tea and cake.\n\nIris, with Theresa and Michael',
          back: 'RSVP by 15 May',
        },
        {
          title: 'Naming day',
          names: 'Felix',
          date: '22.08.2027',
          place: 'The Old Chapel, Windermere',
          verse: 'May water, light and a good name go with you all your life.',
          letter:
            'Dear friends,\n\nWe are welcoming Felix into our family with a ceremony beside the lake. It begins at two o’clock, and afterwards we shall have a picnic on the grass.\n\nBring a rug, and we will see to the rest.\n\nLisa and Ian',
          back: 'If it rains, we shall be in the village hall.',
        },
      ],
      thanks: {
        title: 'Thank you',
        verse: 'For your love, your good wishes and the beautiful gift.',
        letter:
          'Dear all,\n\nThank you for making the day so special. Your kind words and beautiful gift will be treasured, and so will the photographs of everyone together.\n\nThe candle is safe in its box until the next birthday.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'In loving memory of',
          names: 'Margaret\nWhitfield',
          date: '3 May 1941 – 9 November 2026',
          place: 'All Saints’ Church, Hereford',
          verse:
            'Better by far you should forget and smile than that you should remember and be sad.',
          letter:
            'A service of thanksgiving for the life of Margaret Whitfield will be held on Friday 20 November 2026 at one o’clock.\n\nThe family invites you to join them afterwards at the village hall.\n\nFamily flowers only, please. Donations may be made to St Michael’s Hospice.',
          back: 'Loved and remembered always',
        },
        {
          title: 'Remembering',
          names: 'Arthur\nPemberton',
          date: '1938 – 2026',
          place: 'Whitby',
          verse: 'The Lord is my shepherd; I shall not want. Psalm 23:1',
          letter:
            'After a long and generous life, Arthur died peacefully at home on 2 November 2026, with his family around him.\n\nHis wife Elizabeth, his children Thomas and Susan and his five grandchildren give thanks for all that he was to us.\n\nThe funeral has taken place.',
          back: 'At rest',
        },
        {
          title: '',
          names: 'Jean\nAshworth',
          date: '14.02.1946 – 11.11.2026',
          place: '',
          verse: 'What you gave us stays.',
          letter:
            'We are sad that you have gone, and grateful that you were here.\n\nWith all our love\nMartin and Eve\nAndrew, Kate and the children\n\nWe shall say goodbye on Wednesday 2 December 2026 at eleven o’clock, at Woodland Chapel.',
          back: '',
        },
      ],
      thanks: {
        title: 'With thanks',
        verse: 'The family is grateful for your kindness and sympathy.',
        letter:
          'Your letters, flowers and kind words have been a great comfort to us in these weeks. Thank you for the memories you shared, for your generous donations and for being with us to say goodbye.\n\nWe are grateful to each of you.',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Season’s greetings',
          names: 'Harding\nArchitects',
          date: 'Christmas 2026',
          place: 'and all good wishes for 2027',
          verse: 'Thank you for your trust and for a year of working well together.',
          letter:
            'Dear clients and colleagues,\n\nAs the year draws to a close, we should like to thank you for your trust and for the pleasure of working with you.\n\nWe wish you and your families a very happy Christmas, and good health and success in 2027.\n\nEveryone at Harding Architects',
          back: 'In place of gifts we support the food bank in Bristol.',
        },
        {
          title: 'Merry Christmas',
          names: 'Fenwick\nPartners',
          date: '2026 / 2027',
          place: 'and a prosperous New Year',
          verse: 'Time to pause, time for others, time to say thank you.',
          letter:
            'Dear clients and friends,\n\nThank you for the frank conversations, for your confidence in us and for the challenges we have met together this year.\n\nWe wish you a restful Christmas and a good start to the New Year.\n\nThe partners and staff of Fenwick Partners',
          back: 'Fenwick Partners, Edinburgh',
        },
        {
          title: 'With thanks',
          names: 'Oakreed\nJoinery',
          date: 'December 2026',
          place: 'A peaceful Christmas to you all',
          verse: 'For every order, every idea and every kind word this year.',
          letter:
            'Dear customers and friends,\n\nWe work with timber that took a hundred years to grow, which teaches patience and gratitude. Thank you for letting us work for you.\n\nWe wish you all a happy Christmas and every good thing in the New Year.\n\nAll of us in the workshop',
          back: 'The workshop is closed from 23 December to 4 January.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Merry Christmas',
          names: 'The Bennetts',
          date: 'Christmas 2026',
          place: 'and a very happy New Year',
          verse: 'Wishing you candlelight, mince pies and time with the people you love.',
          letter:
            'Dear all,\n\nAnother year has flown. Albie can ride a bicycle, Florence has her first teeth, and we are often tired and very happy.\n\nWe wish you a merry Christmas and hope to see much more of you in the New Year.\n\nEmily and James, Albie and Florence',
          back: 'With love and good wishes for 2027',
        },
        {
          title: 'Peace on earth',
          names: 'Mary\n& John',
          date: 'Christmas Eve 2026',
          place: 'and goodwill to all',
          verse: 'Love came down at Christmas, love all lovely, Love Divine. Christina Rossetti',
          letter:
            'Dear friends,\n\nIn these quiet days we think of all who are dear to us, however far away. We wish you a blessed Christmas, and a peaceful and healthy New Year.\n\nWith love and every good wish\nMary and John',
          back: 'A blessed Christmas',
        },
        {
          title: 'Happy Christmas',
          names: 'Anna, Joe\n& Mia',
          date: '2026',
          place: 'Snowy greetings from us all',
          verse: 'The tree is crooked, the biscuits are gone, and we are thinking of you.',
          letter:
            'Hello, lovely people,\n\nThis was our year: a new house, a new dog and far too many boxes. Now at last we are sitting under the tree, with time to write to you.\n\nHave a wonderful Christmas, and see you soon.\n\nAnna, Joe and Mia',
          back: 'See you in the New Year',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
