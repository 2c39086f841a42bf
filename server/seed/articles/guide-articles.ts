/** How to choose and read cards. */
import { localized } from '../localized.ts'
import { type ArticleSeed, head, list, paragraphs } from './article-seed.ts'

export const guideArticles: readonly ArticleSeed[] = [
  {
    category: 'guides',
    author: 'Giulia Ferri',
    avatar: 11,
    character: 'amanito',
    element: 'Natura',
    daysAgo: 31,
    title: localized(
      'Il primo mazzo: sei carte, nessun rimpianto',
      'Your first deck: six cards, no regrets',
      'Tu primer mazo: seis cartas, ningún arrepentimiento',
      'Ton premier deck : six cartes, aucun regret',
      'Dein erstes Deck: sechs Karten, keine Reue',
      'O teu primeiro baralho: seis cartas, sem arrependimentos',
    ),
    lead: localized(
      'Chi apre, chi regge, chi chiude: un modo semplice per mettere insieme sei carte che si aiutano.',
      'One to open, some to hold, one to finish: a simple way to choose six cards that help each other.',
      'Quien abre, quien aguanta, quien remata: una forma sencilla de reunir seis cartas que se ayudan.',
      'Une qui ouvre, une qui tient, une qui conclut : une façon simple de réunir six cartes qui s’entraident.',
      'Eine eröffnet, eine hält, eine beendet: ein einfacher Weg zu sechs Karten, die sich helfen.',
      'Quem abre, quem aguenta, quem fecha: uma forma simples de juntar seis cartas que se ajudam.',
    ),
    body: localized(
      paragraphs(
        'Un mazzo ha sei posti e una regola non scritta: ogni carta deve sapere perché è lì. Amanito, per esempio, sta bene quasi ovunque perché regge i colpi e lascia qualcosa all’avversario.',
      ) +
        head('Tre compiti') +
        list(
          'Aprire: la prima carta in campo costa poca energia e capisce con chi ha a che fare.',
          'Reggere: due o tre carte con molti PV o buona resistenza, per aspettare il momento.',
          'Chiudere: una o due mosse care, da giocare quando l’energia è piena.',
        ) +
        head('Poi provalo') +
        paragraphs(
          'Salva il mazzo e gioca contro il Novizio, poi contro l’Esperto. Se perdi sempre con la stessa carta in campo, è lei che devi cambiare. E se il mazzo ti piace, mandane il link a qualcuno. Si apre con le tue sei carte.',
        ),
      paragraphs(
        'A deck has six slots and one unwritten rule: every card must know why it’s there. Amanito, for instance, fits almost anywhere: it can take a hit and leaves your opponent something to remember.',
      ) +
        head('Three jobs') +
        list(
          'Open: your first card should cost little energy and find out what you’re up against.',
          'Hold: two or three cards with high HP or good resistance, to buy time.',
          'Finish: one or two expensive moves, to use once your energy is full.',
        ) +
        head('Then try it') +
        paragraphs(
          'Save the deck in the deck editor and play the Novice, then the Expert. If you always lose with the same card in play, that’s the one to change. And if you like the deck, share its link. It opens with your six cards.',
        ),
      paragraphs(
        'Un mazo tiene seis huecos y una regla no escrita: cada carta debe saber por qué está ahí. Amanito, por ejemplo, encaja casi en cualquier parte porque aguanta los golpes y le deja algo al rival.',
      ) +
        head('Tres tareas') +
        list(
          'Abrir: la primera carta en juego cuesta poca energía y tantea al rival.',
          'Aguantar: dos o tres cartas con muchos PV o buena resistencia, para esperar el momento.',
          'Rematar: uno o dos movimientos caros, para cuando la energía esté llena.',
        ) +
        head('Y luego pruébalo') +
        paragraphs(
          'Guarda el mazo y juega contra el Novato, después contra el Experto. Si siempre pierdes con la misma carta en juego, esa es la que hay que cambiar. Y si el mazo te gusta, comparte su enlace. Se abre con tus seis cartas.',
        ),
      paragraphs(
        'Un deck a six places et une règle non écrite : chaque carte doit savoir pourquoi elle est là. Amanito, par exemple, convient presque partout, car il encaisse et laisse toujours quelque chose à l’adversaire.',
      ) +
        head('Trois rôles') +
        list(
          'Ouvrir : la première carte en jeu coûte peu d’énergie et découvre à qui elle a affaire.',
          'Tenir : deux ou trois cartes avec beaucoup de PV ou une bonne résistance, pour attendre le bon moment.',
          'Conclure : une ou deux attaques chères, à jouer quand l’énergie est pleine.',
        ) +
        head('Puis essaie-le') +
        paragraphs(
          'Enregistre le deck et joue contre le novice, puis contre l’expert. Si tu perds toujours avec la même carte en jeu, c’est elle qu’il faut changer. Et si le deck te plaît, envoie son lien. Il s’ouvre avec tes six cartes.',
        ),
      paragraphs(
        'Ein Deck hat sechs Plätze und eine ungeschriebene Regel: Jede Karte muss wissen, warum sie da ist. Amanito zum Beispiel passt fast überall, denn er steckt Schläge weg und lässt dem Gegner etwas da.',
      ) +
        head('Drei Aufgaben') +
        list(
          'Eröffnen: Die erste Karte kostet wenig Energie und findet heraus, mit wem sie es zu tun hat.',
          'Halten: zwei oder drei Karten mit vielen LP oder gutem Widerstand, um den richtigen Moment abzuwarten.',
          'Beenden: ein oder zwei teure Attacken für den Augenblick, in dem die Energie voll ist.',
        ) +
        head('Dann probier es aus') +
        paragraphs(
          'Speichere das Deck und spiele gegen den Neuling, danach gegen den Experten. Verlierst du immer mit derselben Karte auf dem Tisch, tausche sie aus. Und wenn dir das Deck gefällt, schick jemandem den Link. Er öffnet sich mit deinen sechs Karten.',
        ),
      paragraphs(
        'Um baralho tem seis lugares e uma regra não escrita: cada carta tem de saber porque está ali. O Amanito, por exemplo, fica bem quase em todo o lado, porque aguenta os golpes e deixa sempre algo ao adversário.',
      ) +
        head('Três tarefas') +
        list(
          'Abrir: a primeira carta em campo custa pouca energia e percebe com quem está a lidar.',
          'Aguentar: duas ou três cartas com muitos PV ou boa resistência, para esperar pelo momento.',
          'Fechar: um ou dois golpes caros, para quando a energia estiver cheia.',
        ) +
        head('Depois experimenta') +
        paragraphs(
          'Guarda o baralho e joga contra o Novato, depois contra o Experiente. Se perdes sempre com a mesma carta em campo, é essa que deves trocar. E se gostares do baralho, envia o link a alguém. Abre com as tuas seis cartas.',
        ),
    ),
  },
  {
    category: 'guides',
    author: 'Giulia Ferri',
    avatar: 11,
    character: 'prismetto',
    element: 'Luce',
    daysAgo: 58,
    title: localized(
      'Leggere una carta in dieci secondi',
      'Reading a card in ten seconds',
      'Leer una carta en diez segundos',
      'Lire une carte en dix secondes',
      'Eine Karte in zehn Sekunden lesen',
      'Ler uma carta em dez segundos',
    ),
    lead: localized(
      'Gemme, cornici, numeri: dove guardare per primo quando ne peschi una nuova.',
      'Gems, frames, numbers: where to look first when you draw a new one.',
      'Gemas, marcos, números: dónde mirar primero cuando te sale una nueva.',
      'Gemmes, cadres, chiffres : où regarder d’abord quand tu en tires une nouvelle.',
      'Edelsteine, Rahmen, Zahlen: wohin du bei einer neuen Karte zuerst schaust.',
      'Gemas, molduras, números: para onde olhar primeiro quando te sai uma nova.',
    ),
    body: localized(
      paragraphs('Una carta dice tutto, se sai in che ordine ascoltarla.') +
        list(
          'In alto a sinistra il tipo: dice chi la teme e chi la batte.',
          'Ai lati, in basso, attacco e punti vita: sono i due numeri che contano di più.',
          'Le gemme al centro contano la rarità, e la cornice la ripete: più è lavorata, più è rara.',
          'Ogni mossa mostra quanta energia chiede e quanto fa male; la resistenza sta nella scheda.',
        ) +
        head('E quel luccichio?') +
        paragraphs(
          'Dalle Rare in su la carta riflette la luce quando la inclini. Non cambia la partita, ma la faccia di chi ti sta davanti sì.',
        ),
      paragraphs('A card tells you everything, if you know where to look first.') +
        list(
          'Top left, the type: who fears it and who beats it.',
          'Bottom corners, attack and HP: the two numbers that matter most.',
          'The gems in the middle show its rarity, and so does the frame: the finer the work, the rarer the card.',
          'Every move shows its energy cost and its damage; resistance is in the details.',
        ) +
        head('And that glimmer?') +
        paragraphs(
          'From Rare upwards, cards catch the light when you tilt them. It won’t change the battle, but it’ll change your opponent’s face.',
        ),
      paragraphs('Una carta lo dice todo, si sabes en qué orden escucharla.') +
        list(
          'Arriba a la izquierda, el tipo: dice quién la teme y quién la vence.',
          'En las esquinas de abajo, ataque y puntos de vida: los dos números que más importan.',
          'Las gemas del centro cuentan la rareza y el marco la repite: cuanto más trabajado, más rara.',
          'Cada movimiento muestra cuánta energía pide y cuánto duele; la resistencia está en la ficha.',
        ) +
        head('¿Y ese brillo?') +
        paragraphs(
          'A partir de las Raras, la carta refleja la luz cuando la inclinas. No cambia la partida, pero sí la cara de quien tienes delante.',
        ),
      paragraphs('Une carte dit tout, à condition de savoir dans quel ordre l’écouter.') +
        list(
          'En haut à gauche, le type : il dit qui la craint et qui la bat.',
          'Dans les coins du bas, l’attaque et les points de vie : les deux chiffres qui comptent le plus.',
          'Les gemmes au centre comptent la rareté et le cadre la répète : plus il est ouvragé, plus elle est rare.',
          'Chaque attaque montre l’énergie qu’elle demande et les dégâts qu’elle fait ; la résistance est dans la fiche.',
        ) +
        head('Et ce reflet ?') +
        paragraphs(
          'À partir des Rares, la carte accroche la lumière quand on l’incline. Cela ne change pas la partie, mais bien la tête de celui d’en face.',
        ),
      paragraphs('Eine Karte sagt alles, wenn man weiß, in welcher Reihenfolge man zuhört.') +
        list(
          'Oben links der Typ: Er verrät, wer sie fürchtet und wer sie schlägt.',
          'In den unteren Ecken Angriff und Lebenspunkte: die beiden wichtigsten Zahlen.',
          'Die Edelsteine in der Mitte zählen die Seltenheit, der Rahmen wiederholt sie: je feiner gearbeitet, desto seltener.',
          'Jede Attacke zeigt, wie viel Energie sie verlangt und wie weh sie tut; der Widerstand steht im Steckbrief.',
        ) +
        head('Und dieses Schimmern?') +
        paragraphs(
          'Ab Selten fängt die Karte das Licht ein, wenn du sie neigst. Am Spiel ändert das nichts, nur am Gesicht deines Gegenübers.',
        ),
      paragraphs('Uma carta diz tudo, se souberes por que ordem a ouvir.') +
        list(
          'Em cima à esquerda, o tipo: diz quem a teme e quem a vence.',
          'Nos cantos de baixo, ataque e pontos de vida: os dois números que mais contam.',
          'As gemas ao centro contam a raridade e a moldura repete-a: quanto mais trabalhada, mais rara.',
          'Cada golpe mostra quanta energia pede e quanto dói; a resistência está na ficha.',
        ) +
        head('E aquele brilho?') +
        paragraphs(
          'Das Raras para cima, a carta reflete a luz quando a inclinas. Não muda a batalha, mas muda a cara de quem está à tua frente.',
        ),
    ),
  },
]
