/** How the cards are made. */
import { localized } from '../localized.ts'
import { type ArticleSeed, head, list, paragraphs, quote } from './article-seed.ts'

export const makingArticles: readonly ArticleSeed[] = [
  {
    category: 'making',
    author: 'Sara Lodi',
    avatar: 3,
    character: 'balenauta',
    element: 'Acqua',
    daysAgo: 9,
    title: localized(
      'Balenauta: come nasce un mostro marino',
      'Balenauta: how a sea monster is made',
      'Balenauta: cómo nace un monstruo marino',
      'Balenauta : comment naît un monstre marin',
      'Balenauta: wie ein Meeresungeheuer entsteht',
      'Balenauta: como nasce um monstro marinho',
    ),
    lead: localized(
      'Dallo scarabocchio sul tovagliolo alla carta finita: quattro mesi, undici bozzetti e una balena vera.',
      'From a doodle on a napkin to the finished card: four months, eleven sketches and one real whale.',
      'Del garabato en una servilleta a la carta terminada: cuatro meses, once bocetos y una ballena de verdad.',
      'Du gribouillage sur une serviette à la carte finie : quatre mois, onze croquis et une vraie baleine.',
      'Vom Gekritzel auf der Serviette bis zur fertigen Karte: vier Monate, elf Entwürfe und ein echter Wal.',
      'Do rabisco no guardanapo à carta pronta: quatro meses, onze esboços e uma baleia a sério.',
    ),
    body: localized(
      paragraphs(
        'Tutto comincia con una gita a Genova. Davanti alla vasca grande, Sara disegna sul tovagliolo del bar una balena che fa le bolle a forma di stella.',
      ) +
        quote('Volevamo una creatura enorme che non facesse paura a nessuno.') +
        head('Undici bozzetti') +
        paragraphs(
          'Il primo aveva i denti, il terzo un cappello da marinaio, il settimo dormiva. A metà strada abbiamo capito che bastava l’occhiolino. Chi è così grande può permettersi di essere gentile.',
          'Le macchie sulla schiena sono dodici, come i mesi di chi ha lavorato alla prima serie. Contale sulla carta. Ci sono tutte.',
        ) +
        head('Dal modello alla carta') +
        paragraphs(
          'La luce viene dall’alto, come sott’acqua. Le bolle stanno davanti alla cornice, ed è questo il trucco che la fa sembrare a due dita dal vetro. Poi la prova più dura, il gioco: tre settimane di partite per trovare il punto in cui colpisce forte e arriva tardi.',
        ),
      paragraphs(
        'It all starts with a day trip to Genoa. In front of the big tank, Sara draws a whale that blows star-shaped bubbles on a café napkin.',
      ) +
        quote('We wanted something enormous that would frighten nobody.') +
        head('Eleven sketches') +
        paragraphs(
          'The first had teeth, the third wore a sailor’s cap, the seventh was asleep. Halfway through, we realised a wink was enough. Anyone that big can afford to be kind.',
          'There are twelve spots on its back, one for every month of work on the first series. Count them on the card. They’re all there.',
        ) +
        head('From model to card') +
        paragraphs(
          'The light falls from above, as it does under water. The bubbles sit in front of the frame, which is the trick that makes it look a finger’s width from the glass. Then came the hardest test, the game itself: three weeks of battles to find the point where it hits hard but moves late.',
        ),
      paragraphs(
        'Todo empieza con una excursión a Génova. Frente al tanque grande, Sara dibuja en la servilleta del bar una ballena que hace burbujas en forma de estrella.',
      ) +
        quote('Queríamos una criatura enorme que no asustara a nadie.') +
        head('Once bocetos') +
        paragraphs(
          'El primero tenía dientes, el tercero llevaba gorra de marinero, el séptimo dormía. A medio camino entendimos que bastaba con el guiño. Quien es tan grande puede permitirse ser amable.',
          'Las manchas del lomo son doce, como los meses de trabajo de la primera serie. Cuéntalas en la carta. Están todas.',
        ) +
        head('Del modelo a la carta') +
        paragraphs(
          'La luz viene de arriba, como bajo el agua. Las burbujas van por delante del marco, y ese es el truco para que parezca a dos dedos del cristal. Después, la prueba más dura, el juego: tres semanas de partidas hasta dar con el punto en que pega fuerte y llega tarde.',
        ),
      paragraphs(
        'Tout commence par une sortie à Gênes. Devant le grand bassin, Sara dessine sur la serviette du café une baleine qui souffle des bulles en forme d’étoile.',
      ) +
        quote('Nous voulions une créature immense qui ne fasse peur à personne.') +
        head('Onze croquis') +
        paragraphs(
          'Le premier avait des dents, le troisième une casquette de marin, le septième dormait. À mi-chemin, nous avons compris qu’un clin d’œil suffisait. Quand on est si grand, on peut se permettre d’être gentil.',
          'Douze taches sur le dos, comme les douze mois de travail sur la première série. Compte-les sur la carte. Elles y sont toutes.',
        ) +
        head('Du modèle à la carte') +
        paragraphs(
          'La lumière vient d’en haut, comme sous l’eau. Les bulles passent devant le cadre, et c’est l’astuce qui la fait paraître à deux doigts de la vitre. Puis l’épreuve la plus dure, le jeu : trois semaines de parties pour trouver le point où elle frappe fort et arrive tard.',
        ),
      paragraphs(
        'Alles beginnt mit einem Ausflug nach Genua. Vor dem großen Becken zeichnet Sara auf eine Serviette einen Wal, der sternförmige Blasen macht.',
      ) +
        quote('Wir wollten etwas Riesiges, vor dem sich niemand fürchtet.') +
        head('Elf Entwürfe') +
        paragraphs(
          'Der erste hatte Zähne, der dritte eine Matrosenmütze, der siebte schlief. Auf halbem Weg haben wir begriffen, dass ein Zwinkern reicht. Wer so groß ist, kann es sich leisten, freundlich zu sein.',
          'Auf dem Rücken sitzen zwölf Flecken, einer für jeden Monat Arbeit an der ersten Serie. Zähl sie auf der Karte nach. Es sind alle da.',
        ) +
        head('Vom Modell zur Karte') +
        paragraphs(
          'Das Licht fällt von oben ein, wie unter Wasser. Die Blasen liegen vor dem Rahmen; dieser Trick lässt den Wal zwei Fingerbreit hinter der Scheibe schweben. Dann kam die härteste Probe, das Spiel: drei Wochen Kämpfe, bis der Punkt gefunden war, an dem er hart zuschlägt und spät dran ist.',
        ),
      paragraphs(
        'Tudo começa com um passeio a Génova. Diante do tanque grande, a Sara desenha no guardanapo do café uma baleia que faz bolhas em forma de estrela.',
      ) +
        quote('Queríamos uma criatura enorme que não assustasse ninguém.') +
        head('Onze esboços') +
        paragraphs(
          'O primeiro tinha dentes, o terceiro um boné de marinheiro, o sétimo dormia. A meio percebemos que bastava o piscar de olho. Quem é tão grande pode dar-se ao luxo de ser gentil.',
          'As manchas do dorso são doze, como os meses de trabalho na primeira série. Conta-as na carta. Estão lá todas.',
        ) +
        head('Do modelo à carta') +
        paragraphs(
          'A luz vem de cima, como debaixo de água. As bolhas ficam à frente da moldura, e é esse o truque que a faz parecer a dois dedos do vidro. Depois, a prova mais dura, o jogo: três semanas de batalhas até encontrar o ponto em que bate forte e chega tarde.',
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
    title: localized(
      'Mokarello borbotta: i suoni della Bottega',
      'Mokarello gurgles: the sounds of Bottega Arcana',
      'Mokarello borbotea: los sonidos de la Bottega',
      'Mokarello glougloute : les sons de la Bottega',
      'Mokarello brodelt: die Klänge der Bottega',
      'O Mokarello borbulha: os sons da Bottega',
    ),
    lead: localized(
      'Una voce per ogni personaggio, nessun campione comprato: come si fa cantare una caffettiera.',
      'A voice for every character and not one bought sample: how to make a coffee pot sing.',
      'Una voz para cada personaje y ni una muestra comprada: cómo hacer cantar a una cafetera.',
      'Une voix par personnage, aucun échantillon acheté : comment faire chanter une cafetière.',
      'Eine Stimme für jede Figur, kein gekauftes Sample: wie man eine Kaffeekanne zum Singen bringt.',
      'Uma voz para cada personagem e nenhuma amostra comprada: como pôr uma cafeteira a cantar.',
    ),
    body: localized(
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
          'Vuoi ascoltarle? Apri la pagina di un personaggio e premi l’altoparlante. La voce è quella che sentirai al tavolo.',
        ),
      paragraphs(
        'Every character has a voice, and every voice grows from a formula: a wave, a breath, a temper. Mokarello is a gurgle that climbs until the lid rattles.',
      ) +
        quote('If you shut your eyes, listen and think of coffee, it’s right.') +
        head('Three rules') +
        list(
          'Short: less than a second, because in battle it speaks often.',
          'Recognisable: two creatures of one family never share a voice.',
          'Polite: it has its own volume slider, and silence is a choice like any other.',
        ) +
        paragraphs(
          'Want to hear them? Open a character’s page and press the speaker. It’s the same voice you’ll hear in battle.',
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
          '¿Quieres oírlas? Abre la página de un personaje y pulsa el altavoz. Es la misma voz que oirás en la mesa.',
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
          'Envie de les écouter ? Ouvre la page d’un personnage et appuie sur le haut-parleur. C’est la voix que tu entendras à la table.',
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
          'Willst du sie hören? Öffne die Seite einer Figur und drücke auf den Lautsprecher. Es ist dieselbe Stimme wie am Tisch.',
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
          'Queres ouvi-las? Abre a página de uma personagem e carrega no altifalante. É a mesma voz que vais ouvir à mesa.',
        ),
    ),
  },
]
