/** The demo shop's journal. Prices and dates of real products are never named here: they would age. */
import type { CardType } from '../../../src/contract/characters.ts'
import { type SixTexts, six } from './six.ts'

const paragraphs = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')
const quote = (text: string) => `<blockquote><p>${text}</p></blockquote>`
const head = (text: string) => `<h2>${text}</h2>`
const list = (...texts: string[]) => `<ul>${texts.map(text => `<li>${text}</li>`).join('')}</ul>`

export const articleCategorySeeds = {
  making: six(
    'Dietro le carte',
    'Behind the cards',
    'Detrás de las cartas',
    'Dans les coulisses',
    'Hinter den Karten',
    'Por trás das cartas',
  ),
  play: six('Tornei', 'Tournaments', 'Torneos', 'Tournois', 'Turniere', 'Torneios'),
  guides: six('Guide', 'Guides', 'Guías', 'Guides', 'Ratgeber', 'Guias'),
} satisfies Record<string, SixTexts>

export interface ArticleSeed {
  category: keyof typeof articleCategorySeeds
  author: string
  avatar: number // built-in style
  character: string // slug: its creature is the picture
  element: CardType
  daysAgo: number
  title: SixTexts
  lead: SixTexts
  body: SixTexts // HTML
}

export const articleSeeds: readonly ArticleSeed[] = [
  {
    category: 'making',
    author: 'Sara Lodi',
    avatar: 3,
    character: 'balenauta',
    element: 'Acqua',
    daysAgo: 9,
    title: six(
      'Balenauta: come nasce un mostro marino',
      'Balenauta: how a sea monster is made',
      'Balenauta: cómo nace un monstruo marino',
      'Balenauta : comment naît un monstre marin',
      'Balenauta: wie ein Meeresungeheuer entsteht',
      'Balenauta: como nasce um monstro marinho',
    ),
    lead: six(
      'Dallo scarabocchio sul tovagliolo alla carta finita: quattro mesi, undici bozzetti e una balena vera.',
      'From a doodle on a napkin to the finished card: four months, eleven sketches and one real whale.',
      'Del garabato en una servilleta a la carta terminada: cuatro meses, once bocetos y una ballena de verdad.',
      'Du gribouillage sur une serviette à la carte finie : quatre mois, onze croquis et une vraie baleine.',
      'Vom Gekritzel auf der Serviette bis zur fertigen Karte: vier Monate, elf Entwürfe und ein echter Wal.',
      'Do rabisco no guardanapo à carta pronta: quatro meses, onze esboços e uma baleia a sério.',
    ),
    body: six(
      paragraphs(
        'Tutto comincia con una gita a Genova. Davanti alla vasca grande, Sara disegna sul tovagliolo del bar una balena che fa le bolle a forma di stella.',
      ) +
        quote('Volevamo una creatura enorme che non facesse paura a nessuno.') +
        head('Undici bozzetti') +
        paragraphs(
          'Il primo aveva i denti, il terzo un cappello da marinaio, il settimo dormiva. A metà strada abbiamo capito che bastava l’occhiolino: chi è così grande può permettersi di essere gentile.',
          'Le macchie sulla schiena sono dodici, come i mesi di chi ha lavorato alla prima serie. Contale sulla carta: ci sono tutte.',
        ) +
        head('Dal modello alla carta') +
        paragraphs(
          'La luce viene dall’alto, come sott’acqua. Le bolle stanno davanti alla cornice: è il trucco che la fa sembrare a due dita dal vetro. Poi la prova più dura, il gioco: tre settimane di partite per trovare il punto in cui colpisce forte e arriva tardi.',
        ),
      paragraphs(
        'It all starts with a day trip to Genoa. In front of the big tank Sara draws, on a café napkin, a whale that blows star-shaped bubbles.',
      ) +
        quote('We wanted something enormous that would frighten nobody.') +
        head('Eleven sketches') +
        paragraphs(
          'The first had teeth, the third wore a sailor’s cap, the seventh was asleep. Halfway through we saw that a wink was enough: anyone that big can afford to be kind.',
          'There are twelve spots on its back, one for every month of work on the first series. Count them on the card: they are all there.',
        ) +
        head('From model to card') +
        paragraphs(
          'The light falls from above, as it does under water. The bubbles sit in front of the frame, which is the trick that makes it look a finger’s width from the glass. Then came the hardest test, the game itself: three weeks of matches to find the point where it hits hard and arrives late.',
        ),
      paragraphs(
        'Todo empieza con una excursión a Génova. Frente al tanque grande, Sara dibuja en la servilleta del bar una ballena que hace burbujas en forma de estrella.',
      ) +
        quote('Queríamos una criatura enorme que no asustara a nadie.') +
        head('Once bocetos') +
        paragraphs(
          'El primero tenía dientes, el tercero llevaba gorra de marinero, el séptimo dormía. A medio camino entendimos que bastaba con el guiño: quien es tan grande puede permitirse ser amable.',
          'Las manchas del lomo son doce, como los meses de trabajo de la primera serie. Cuéntalas en la carta: están todas.',
        ) +
        head('Del modelo a la carta') +
        paragraphs(
          'La luz viene de arriba, como bajo el agua. Las burbujas van por delante del marco: ese es el truco para que parezca a dos dedos del cristal. Después, la prueba más dura, el juego: tres semanas de partidas hasta dar con el punto en que pega fuerte y llega tarde.',
        ),
      paragraphs(
        'Tout commence par une sortie à Gênes. Devant le grand bassin, Sara dessine sur la serviette du café une baleine qui souffle des bulles en forme d’étoile.',
      ) +
        quote('Nous voulions une créature immense qui ne fasse peur à personne.') +
        head('Onze croquis') +
        paragraphs(
          'Le premier avait des dents, le troisième une casquette de marin, le septième dormait. À mi-chemin, nous avons compris qu’un clin d’œil suffisait : quand on est si grand, on peut se permettre d’être gentil.',
          'Douze taches sur le dos, comme les douze mois de travail sur la première série. Compte-les sur la carte : elles y sont toutes.',
        ) +
        head('Du modèle à la carte') +
        paragraphs(
          'La lumière vient d’en haut, comme sous l’eau. Les bulles passent devant le cadre : c’est l’astuce qui la fait paraître à deux doigts de la vitre. Puis l’épreuve la plus dure, le jeu : trois semaines de parties pour trouver le point où elle frappe fort et arrive tard.',
        ),
      paragraphs(
        'Alles beginnt mit einem Ausflug nach Genua. Vor dem großen Becken zeichnet Sara auf eine Serviette einen Wal, der sternförmige Blasen macht.',
      ) +
        quote('Wir wollten etwas Riesiges, vor dem sich niemand fürchtet.') +
        head('Elf Entwürfe') +
        paragraphs(
          'Der erste hatte Zähne, der dritte eine Matrosenmütze, der siebte schlief. Auf halbem Weg haben wir begriffen, dass ein Zwinkern reicht: Wer so groß ist, kann es sich leisten, freundlich zu sein.',
          'Auf dem Rücken sitzen zwölf Flecken, einer für jeden Monat Arbeit an der ersten Serie. Zähl sie auf der Karte nach: Es sind alle da.',
        ) +
        head('Vom Modell zur Karte') +
        paragraphs(
          'Das Licht fällt von oben ein, wie unter Wasser. Die Blasen liegen vor dem Rahmen; dieser Trick lässt den Wal zwei Fingerbreit hinter der Scheibe schweben. Dann kam die härteste Probe, das Spiel: drei Wochen Partien, bis der Punkt gefunden war, an dem er hart zuschlägt und spät ankommt.',
        ),
      paragraphs(
        'Tudo começa com um passeio a Génova. Diante do tanque grande, a Sara desenha no guardanapo do café uma baleia que faz bolhas em forma de estrela.',
      ) +
        quote('Queríamos uma criatura enorme que não assustasse ninguém.') +
        head('Onze esboços') +
        paragraphs(
          'O primeiro tinha dentes, o terceiro um boné de marinheiro, o sétimo dormia. A meio percebemos que bastava o piscar de olho: quem é tão grande pode dar-se ao luxo de ser gentil.',
          'As manchas do dorso são doze, como os meses de trabalho na primeira série. Conta-as na carta: estão lá todas.',
        ) +
        head('Do modelo à carta') +
        paragraphs(
          'A luz vem de cima, como debaixo de água. As bolhas ficam à frente da moldura: é o truque que a faz parecer a dois dedos do vidro. Depois, a prova mais dura, o jogo: três semanas de partidas até encontrar o ponto em que bate forte e chega tarde.',
        ),
    ),
  },
  {
    category: 'making',
    author: 'Pietro Galli',
    avatar: 7,
    character: 'mokarello',
    element: 'Oggetto',
    daysAgo: 23,
    title: six(
      'Mokarello borbotta: i suoni della Bottega',
      'Mokarello gurgles: the sounds of the Bottega',
      'Mokarello borbotea: los sonidos de la Bottega',
      'Mokarello glougloute : les sons de la Bottega',
      'Mokarello brodelt: die Klänge der Bottega',
      'O Mokarello borbulha: os sons da Bottega',
    ),
    lead: six(
      'Una voce per ogni personaggio, nessun campione comprato: come si fa cantare una caffettiera.',
      'A voice for every character and not one bought sample: how to make a coffee pot sing.',
      'Una voz para cada personaje y ni una muestra comprada: cómo hacer cantar a una cafetera.',
      'Une voix par personnage, aucun échantillon acheté : comment faire chanter une cafetière.',
      'Eine Stimme für jede Figur, kein gekauftes Sample: wie man eine Kaffeekanne zum Singen bringt.',
      'Uma voz para cada personagem e nenhuma amostra comprada: como pôr uma cafeteira a cantar.',
    ),
    body: six(
      paragraphs(
        'Ogni personaggio ha una voce, e ogni voce nasce da una formula: un’onda, un respiro, un carattere. Mokarello è un gorgoglio che sale di tono finché il coperchio trema.',
      ) +
        quote('Se la senti a occhi chiusi e pensi al caffè, è giusta.') +
        head('Tre regole') +
        list(
          'Breve: meno di un secondo, perché in battaglia parla spesso.',
          'Riconoscibile: due creature della stessa famiglia non hanno mai la stessa voce.',
          'Educata: il volume si regola a parte, e il silenzio è un’opzione come le altre.',
        ) +
        paragraphs(
          'Vuoi ascoltarle? Apri la pagina di un personaggio e premi l’altoparlante: la voce è quella che sentirai al tavolo.',
        ),
      paragraphs(
        'Every character has a voice, and every voice grows from a formula: a wave, a breath, a temper. Mokarello is a gurgle that climbs until the lid rattles.',
      ) +
        quote('If you hear it with your eyes shut and think of coffee, it is right.') +
        head('Three rules') +
        list(
          'Short: less than a second, because in battle it speaks often.',
          'Recognisable: two creatures of one family never share a voice.',
          'Polite: its volume has a slider of its own, and silence is a choice like any other.',
        ) +
        paragraphs(
          'Want to hear them? Open a character’s page and press the speaker: it is the same voice you will meet at the table.',
        ),
      paragraphs(
        'Cada personaje tiene una voz y cada voz nace de una fórmula: una onda, un respiro, un carácter. Mokarello es un borboteo que sube de tono hasta que tiembla la tapa.',
      ) +
        quote('Si la oyes con los ojos cerrados y piensas en café, está bien.') +
        head('Tres reglas') +
        list(
          'Corta: menos de un segundo, porque en batalla habla a menudo.',
          'Reconocible: dos criaturas de la misma familia nunca comparten voz.',
          'Educada: su volumen se ajusta aparte y el silencio es una opción más.',
        ) +
        paragraphs(
          '¿Quieres oírlas? Abre la página de un personaje y pulsa el altavoz: es la misma voz que oirás en la mesa.',
        ),
      paragraphs(
        'Chaque personnage a une voix, et chaque voix naît d’une formule : une onde, un souffle, un caractère. Mokarello est un glouglou qui monte jusqu’à faire trembler le couvercle.',
      ) +
        quote('Si tu l’entends les yeux fermés et que tu penses au café, c’est la bonne.') +
        head('Trois règles') +
        list(
          'Courte : moins d’une seconde, car au combat elle parle souvent.',
          'Reconnaissable : deux créatures de la même famille n’ont jamais la même voix.',
          'Polie : son volume se règle à part, et le silence est un choix comme un autre.',
        ) +
        paragraphs(
          'Envie de les écouter ? Ouvre la page d’un personnage et appuie sur le haut-parleur : c’est la voix que tu entendras à la table.',
        ),
      paragraphs(
        'Jede Figur hat eine Stimme, und jede Stimme wächst aus einer Formel: eine Welle, ein Atem, ein Charakter. Mokarello ist ein Brodeln, das steigt, bis der Deckel klappert.',
      ) +
        quote('Wenn du es mit geschlossenen Augen hörst und an Kaffee denkst, stimmt es.') +
        head('Drei Regeln') +
        list(
          'Kurz: weniger als eine Sekunde, denn im Kampf meldet sie sich oft.',
          'Erkennbar: Zwei Wesen einer Familie klingen nie gleich.',
          'Höflich: Die Lautstärke hat ihren eigenen Regler, und Stille ist eine Wahl wie jede andere.',
        ) +
        paragraphs(
          'Willst du sie hören? Öffne die Seite einer Figur und drücke auf den Lautsprecher: Es ist dieselbe Stimme wie am Tisch.',
        ),
      paragraphs(
        'Cada personagem tem uma voz e cada voz nasce de uma fórmula: uma onda, um sopro, um feitio. O Mokarello é um borbulhar que sobe de tom até a tampa tremer.',
      ) +
        quote('Se a ouves de olhos fechados e pensas em café, está certa.') +
        head('Três regras') +
        list(
          'Curta: menos de um segundo, porque em batalha fala muitas vezes.',
          'Reconhecível: duas criaturas da mesma família nunca têm a mesma voz.',
          'Educada: o volume regula-se à parte e o silêncio é uma opção como as outras.',
        ) +
        paragraphs(
          'Queres ouvi-las? Abre a página de uma personagem e carrega no altifalante: é a mesma voz que vais ouvir à mesa.',
        ),
    ),
  },
  {
    category: 'guides',
    author: 'Giulia Ferri',
    avatar: 11,
    character: 'amanito',
    element: 'Natura',
    daysAgo: 31,
    title: six(
      'Il primo mazzo: sei carte, nessun rimpianto',
      'Your first deck: six cards, no regrets',
      'Tu primer mazo: seis cartas, ningún arrepentimiento',
      'Ton premier deck : six cartes, aucun regret',
      'Dein erstes Deck: sechs Karten, keine Reue',
      'O teu primeiro baralho: seis cartas, sem arrependimentos',
    ),
    lead: six(
      'Chi apre, chi regge, chi chiude: un modo semplice per mettere insieme sei carte che si aiutano.',
      'One to open, some to hold, one to finish: a simple way to choose six cards that help each other.',
      'Quien abre, quien aguanta, quien remata: una forma sencilla de reunir seis cartas que se ayudan.',
      'Une qui ouvre, une qui tient, une qui conclut : une façon simple de réunir six cartes qui s’entraident.',
      'Eine eröffnet, eine hält, eine beendet: ein einfacher Weg zu sechs Karten, die sich helfen.',
      'Quem abre, quem aguenta, quem fecha: uma forma simples de juntar seis cartas que se ajudam.',
    ),
    body: six(
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
          'Nel costruttore salva il mazzo e gioca contro il novizio, poi contro l’esperto. Se perdi sempre con la stessa carta in campo, è lei che devi cambiare. E se il mazzo ti piace, mandane il link a qualcuno: si apre con le tue sei carte.',
        ),
      paragraphs(
        'A deck has six places and one unwritten rule: every card must know why it is there. Amanito, for instance, fits almost anywhere, because it can take a blow and leaves the rival something to remember.',
      ) +
        head('Three jobs') +
        list(
          'Open: the first card on the table costs little energy and finds out who is sitting across.',
          'Hold: two or three cards with many HP or good resistance, to wait for the moment.',
          'Finish: one or two dear moves, to be played when the energy is full.',
        ) +
        head('Then try it') +
        paragraphs(
          'Save the deck in the builder and play the novice, then the expert. If you always lose with the same card on the table, that is the one to change. And if you like the deck, send somebody its link: it opens with your six cards.',
        ),
      paragraphs(
        'Un mazo tiene seis sitios y una regla no escrita: cada carta debe saber por qué está ahí. Amanito, por ejemplo, encaja casi en cualquier parte porque aguanta los golpes y le deja algo al rival.',
      ) +
        head('Tres tareas') +
        list(
          'Abrir: la primera carta en juego cuesta poca energía y averigua con quién trata.',
          'Aguantar: dos o tres cartas con muchos PV o buena resistencia, para esperar el momento.',
          'Rematar: uno o dos movimientos caros, para cuando la energía esté llena.',
        ) +
        head('Y luego pruébalo') +
        paragraphs(
          'Guarda el mazo en el constructor y juega contra el novato, después contra el experto. Si siempre pierdes con la misma carta en juego, esa es la que hay que cambiar. Y si el mazo te gusta, envía su enlace: se abre con tus seis cartas.',
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
          'Enregistre le deck dans l’atelier et joue contre le novice, puis contre l’expert. Si tu perds toujours avec la même carte en jeu, c’est elle qu’il faut changer. Et si le deck te plaît, envoie son lien : il s’ouvre avec tes six cartes.',
        ),
      paragraphs(
        'Ein Deck hat sechs Plätze und eine ungeschriebene Regel: Jede Karte muss wissen, warum sie da ist. Amanito zum Beispiel passt fast überall, denn er steckt Schläge weg und lässt dem Gegner etwas da.',
      ) +
        head('Drei Aufgaben') +
        list(
          'Eröffnen: Die erste Karte kostet wenig Energie und findet heraus, mit wem sie es zu tun hat.',
          'Halten: zwei oder drei Karten mit vielen KP oder guter Resistenz, um den richtigen Moment abzuwarten.',
          'Beenden: ein oder zwei teure Attacken für den Augenblick, in dem die Energie voll ist.',
        ) +
        head('Dann probier es aus') +
        paragraphs(
          'Speichere das Deck im Baukasten und spiele gegen den Neuling, danach gegen den Experten. Verlierst du immer mit derselben Karte auf dem Tisch, tausche sie aus. Und wenn dir das Deck gefällt, schick jemandem den Link: Er öffnet sich mit deinen sechs Karten.',
        ),
      paragraphs(
        'Um baralho tem seis lugares e uma regra não escrita: cada carta deve saber porque está ali. O Amanito, por exemplo, fica bem quase em todo o lado, porque aguenta os golpes e deixa sempre algo ao adversário.',
      ) +
        head('Três tarefas') +
        list(
          'Abrir: a primeira carta em campo custa pouca energia e percebe com quem está a lidar.',
          'Aguentar: duas ou três cartas com muitos PV ou boa resistência, para esperar pelo momento.',
          'Fechar: um ou dois ataques caros, para quando a energia estiver cheia.',
        ) +
        head('Depois experimenta') +
        paragraphs(
          'Guarda o baralho na oficina e joga contra o novato, depois contra o perito. Se perdes sempre com a mesma carta em campo, é essa que deves trocar. E se gostares do baralho, envia o link a alguém: abre com as tuas seis cartas.',
        ),
    ),
  },
  {
    category: 'play',
    author: 'Marco Bianchi',
    avatar: 14,
    character: 'astropupo',
    element: 'Cosmico',
    daysAgo: 44,
    title: six(
      'Un torneo in casa: otto sedie, un tabellone',
      'A tournament at home: eight chairs, one bracket',
      'Un torneo en casa: ocho sillas y un cuadro',
      'Un tournoi à la maison : huit chaises, un tableau',
      'Ein Turnier zu Hause: acht Stühle, ein Spielplan',
      'Um torneio em casa: oito cadeiras, um quadro',
    ),
    lead: six(
      'Non serve una sala: bastano un pomeriggio, dei mazzi pari e qualcuno che tenga il conto.',
      'No hall needed: an afternoon, fair decks and somebody to keep score will do.',
      'No hace falta una sala: bastan una tarde, mazos parejos y alguien que lleve la cuenta.',
      'Pas besoin de salle : un après-midi, des decks équilibrés et quelqu’un pour compter suffisent.',
      'Ein Saal ist nicht nötig: ein Nachmittag, faire Decks und jemand, der mitschreibt, genügen.',
      'Não é preciso uma sala: bastam uma tarde, baralhos equilibrados e alguém que faça as contas.',
    ),
    body: six(
      paragraphs(
        'Il nostro primo torneo si è giocato in cucina, con otto sedie diverse e Astropupo come trofeo. È durato tre ore e lo rifaremmo domani.',
      ) +
        head('Prima di cominciare') +
        list(
          'Stessa rarità per tutti: sei Comune contro sei Comune è più bello di quanto sembri.',
          'Tre turni alla svizzera, poi la finale: nessuno sta a guardare troppo a lungo.',
          'Dieci minuti di pausa ogni turno. I biscotti contano come regola.',
        ) +
        quote('Ha vinto la più piccola, con un mazzo che nessuno di noi avrebbe scelto.') +
        paragraphs(
          'Alla fine fate vedere i mazzi: è lì che si impara. E se volete ricordare una partita, la cronologia la tiene e si rivede mossa per mossa.',
        ),
      paragraphs(
        'Our first tournament was played in a kitchen, on eight odd chairs, with Astropupo for a trophy. It took three hours and we would do it again tomorrow.',
      ) +
        head('Before you start') +
        list(
          'The same rarity for everyone: six commons against six commons is better than it sounds.',
          'Three Swiss rounds, then the final: nobody sits watching for too long.',
          'Ten minutes’ break after each round. Biscuits count as a rule.',
        ) +
        quote('The youngest won, with a deck none of us would have picked.') +
        paragraphs(
          'Show each other the decks at the end: that is where you learn. And to keep a match, look in your history: it plays back move by move.',
        ),
      paragraphs(
        'Nuestro primer torneo se jugó en una cocina, con ocho sillas distintas y Astropupo de trofeo. Duró tres horas y lo repetiríamos mañana.',
      ) +
        head('Antes de empezar') +
        list(
          'La misma rareza para todos: seis comunes contra seis comunes es mejor de lo que parece.',
          'Tres rondas suizas y luego la final: nadie se queda mirando demasiado tiempo.',
          'Diez minutos de descanso por ronda. Las galletas cuentan como regla.',
        ) +
        quote('Ganó la más pequeña, con un mazo que ninguno habría elegido.') +
        paragraphs(
          'Al final, enseñaos los mazos: ahí es donde se aprende. Y si queréis recordar una partida, el historial la guarda y se revive jugada a jugada.',
        ),
      paragraphs(
        'Notre premier tournoi s’est joué dans une cuisine, sur huit chaises dépareillées, avec Astropupo pour trophée. Il a duré trois heures et nous recommencerions demain.',
      ) +
        head('Avant de commencer') +
        list(
          'La même rareté pour tous : six communes contre six communes, c’est mieux que ça n’en a l’air.',
          'Trois rondes suisses, puis la finale : personne ne regarde trop longtemps.',
          'Dix minutes de pause après chaque ronde. Les biscuits font partie du règlement.',
        ) +
        quote('La plus jeune a gagné, avec un deck qu’aucun de nous n’aurait choisi.') +
        paragraphs(
          'À la fin, montrez-vous vos decks : c’est là qu’on apprend. Et pour garder une partie, l’historique la conserve et la rejoue coup par coup.',
        ),
      paragraphs(
        'Unser erstes Turnier fand in einer Küche statt, auf acht verschiedenen Stühlen, mit Astropupo als Pokal. Es dauerte drei Stunden, und wir würden es morgen wieder tun.',
      ) +
        head('Bevor es losgeht') +
        list(
          'Gleiche Seltenheit für alle: Sechs Gewöhnliche gegen sechs Gewöhnliche ist schöner, als es klingt.',
          'Drei Runden Schweizer System, dann das Finale: Niemand schaut zu lange nur zu.',
          'Zehn Minuten Pause nach jeder Runde. Kekse gehören zu den Regeln.',
        ) +
        quote('Gewonnen hat die Jüngste, mit einem Deck, das keiner von uns gewählt hätte.') +
        paragraphs(
          'Zeigt euch am Ende die Decks: Genau da lernt man. Und wer eine Partie behalten will, findet sie im Verlauf und kann sie Zug für Zug ansehen.',
        ),
      paragraphs(
        'O nosso primeiro torneio jogou-se numa cozinha, com oito cadeiras diferentes e o Astropupo como troféu. Durou três horas e repetíamos amanhã.',
      ) +
        head('Antes de começar') +
        list(
          'A mesma raridade para todos: seis comuns contra seis comuns é melhor do que parece.',
          'Três rondas suíças e depois a final: ninguém fica a ver durante muito tempo.',
          'Dez minutos de pausa por ronda. As bolachas contam como regra.',
        ) +
        quote('Ganhou a mais nova, com um baralho que nenhum de nós teria escolhido.') +
        paragraphs(
          'No fim, mostrem os baralhos uns aos outros: é aí que se aprende. E para recordar uma partida, o histórico guarda-a e revê-se jogada a jogada.',
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
    title: six(
      'Leggere una carta in dieci secondi',
      'Reading a card in ten seconds',
      'Leer una carta en diez segundos',
      'Lire une carte en dix secondes',
      'Eine Karte in zehn Sekunden lesen',
      'Ler uma carta em dez segundos',
    ),
    lead: six(
      'Gemme, cornici, numeri: dove guardare per primo quando ne peschi una nuova.',
      'Gems, frames, numbers: where to look first when you draw a new one.',
      'Gemas, marcos, números: dónde mirar primero cuando te sale una nueva.',
      'Gemmes, cadres, chiffres : où regarder d’abord quand tu en pioches une nouvelle.',
      'Edelsteine, Rahmen, Zahlen: wohin du bei einer neuen Karte zuerst schaust.',
      'Gemas, molduras, números: para onde olhar primeiro quando te sai uma nova.',
    ),
    body: six(
      paragraphs('Una carta dice tutto, se sai in che ordine ascoltarla.') +
        list(
          'In alto a sinistra il tipo: dice chi la teme e chi la batte.',
          'Ai lati, in basso, attacco e punti vita: sono i due numeri che contano di più.',
          'Le gemme al centro contano la rarità, e la cornice la ripete: più è lavorata, più è rara.',
          'Ogni mossa mostra quanta energia chiede e quanto fa male; la resistenza sta nella scheda.',
        ) +
        head('E quel luccichio?') +
        paragraphs(
          'Dalle Rare in su la carta riflette la luce quando la inclini. Non cambia la partita: cambia la faccia di chi ti sta davanti.',
        ),
      paragraphs('A card tells you everything, if you know in which order to listen.') +
        list(
          'Top left, the type: it says who fears it and who beats it.',
          'Bottom corners, attack and health: the two numbers that matter most.',
          'The gems in the middle count its rarity and the frame repeats it: the finer the work, the rarer the card.',
          'Every move shows what energy it asks and how much it hurts; resistance is in the details.',
        ) +
        head('And that glimmer?') +
        paragraphs(
          'From Rare upwards the card catches the light when you tilt it. It does not change the match; it changes the face of whoever sits across.',
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
          'A partir de las Raras, la carta refleja la luz cuando la inclinas. No cambia la partida: cambia la cara de quien tienes delante.',
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
          'À partir des Rares, la carte accroche la lumière quand on l’incline. Cela ne change pas la partie : cela change la tête de celui d’en face.',
        ),
      paragraphs('Eine Karte sagt alles, wenn man weiß, in welcher Reihenfolge man zuhört.') +
        list(
          'Oben links der Typ: Er verrät, wer sie fürchtet und wer sie schlägt.',
          'In den unteren Ecken Angriff und Lebenspunkte: die beiden wichtigsten Zahlen.',
          'Die Edelsteine in der Mitte zählen die Seltenheit, der Rahmen wiederholt sie: je feiner gearbeitet, desto seltener.',
          'Jede Attacke zeigt, wie viel Energie sie verlangt und wie weh sie tut; die Resistenz steht im Steckbrief.',
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
          'Cada ataque mostra quanta energia pede e quanto dói; a resistência está na ficha.',
        ) +
        head('E aquele brilho?') +
        paragraphs(
          'Das Raras para cima, a carta reflete a luz quando a inclinas. Não muda a partida: muda a cara de quem está à tua frente.',
        ),
    ),
  },
]
