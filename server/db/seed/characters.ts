/**
 * The shipped catalogue of characters: numbers, figures, lore and moves in six languages. Move descriptions are written
 * from their figures, so that text and rules cannot disagree (decisions §5).
 */
import type { CardType, Rarity } from '../../../src/contract/characters.ts'
import { type SixTexts, six } from './six.ts'

export interface CharacterSeed {
  numero_carta: number
  slug: string
  nome: string
  tipo: CardType
  rarita: Rarity
  pv: number
  resistenza: number
  storia: SixTexts
  mosse: { danno: number; nome: SixTexts }[]
}

export const characterSeeds: readonly CharacterSeed[] = [
  {
    numero_carta: 2,
    slug: 'volpardore',
    nome: 'Volpardore',
    tipo: 'Fuoco',
    rarita: 'Comune',
    pv: 90,
    resistenza: 2,
    storia: six(
      'Si accende la coda per leggere le mappe di notte, e poi si perde lo stesso.',
      'It lights its tail to read maps at night, and still gets lost.',
      'Se enciende la cola para leer mapas de noche, y aun así se pierde.',
      'Il allume sa queue pour lire les cartes la nuit, et se perd quand même.',
      'Nachts liest er Karten im Schein seines Schweifs und verläuft sich trotzdem.',
      'Acende a cauda para ler mapas à noite, e mesmo assim perde-se.',
    ),
    mosse: [
      {
        danno: 30,
        nome: six(
          'Codafiamma',
          'Flame Tail',
          'Cola de llama',
          'Queue de flamme',
          'Flammenschweif',
          'Cauda de chama',
        ),
      },
      {
        danno: 40,
        nome: six(
          'Morso ardente',
          'Burning Bite',
          'Mordisco ardiente',
          'Morsure ardente',
          'Glutbiss',
          'Mordida ardente',
        ),
      },
    ],
  },
  {
    numero_carta: 3,
    slug: 'germoglino',
    nome: 'Germoglino',
    tipo: 'Natura',
    rarita: 'Comune',
    pv: 110,
    resistenza: 4,
    storia: six(
      'Ogni foglia che perde diventa un cespuglio: i giardinieri lo adorano, i sentieri no.',
      'Every leaf it drops becomes a bush: gardeners adore it, footpaths do not.',
      'Cada hoja que pierde se vuelve arbusto: los jardineros lo adoran, los senderos no.',
      'Chaque feuille qu’il perd devient un buisson : les jardiniers l’adorent, les sentiers non.',
      'Aus jedem Blatt, das er verliert, wird ein Busch: Gärtner lieben ihn, Wege nicht.',
      'Cada folha que perde torna-se um arbusto: os jardineiros adoram-no, os caminhos não.',
    ),
    mosse: [
      {
        danno: 25,
        nome: six(
          'Frustata di liana',
          'Vine Lash',
          'Latigazo de liana',
          'Fouet de liane',
          'Rankenhieb',
          'Chicotada de liana',
        ),
      },
      {
        danno: 35,
        nome: six(
          'Semi a raffica',
          'Seed Burst',
          'Ráfaga de semillas',
          'Rafale de graines',
          'Samensalve',
          'Rajada de sementes',
        ),
      },
    ],
  },
  {
    numero_carta: 4,
    slug: 'ondalice',
    nome: 'Ondalice',
    tipo: 'Acqua',
    rarita: 'Comune',
    pv: 95,
    resistenza: 3,
    storia: six(
      'Abita nella terza onda, quella che bagna chi pensava di essere lontano abbastanza.',
      'It lives in the third wave, the one that soaks whoever thought they stood far enough.',
      'Vive en la tercera ola, la que moja a quien se creía bastante lejos.',
      'Elle habite la troisième vague, celle qui mouille qui se croyait assez loin.',
      'Sie wohnt in der dritten Welle, die alle trifft, die sich weit genug weg glaubten.',
      'Vive na terceira onda, a que molha quem se julgava longe o bastante.',
    ),
    mosse: [
      { danno: 30, nome: six('Spruzzo', 'Splash', 'Salpicadura', 'Éclaboussure', 'Spritzer', 'Salpico') },
      {
        danno: 40,
        nome: six('Onda lunga', 'Long Wave', 'Ola larga', 'Longue vague', 'Lange Welle', 'Onda longa'),
      },
    ],
  },
  {
    numero_carta: 5,
    slug: 'gufosaggio',
    nome: 'Gufosaggio',
    tipo: 'Aria',
    rarita: 'Comune',
    pv: 85,
    resistenza: 2,
    storia: six(
      'Conosce la risposta a tutto, ma la dà soltanto dopo mezzanotte.',
      'It knows the answer to everything, but gives it only after midnight.',
      'Sabe la respuesta a todo, pero solo la da después de medianoche.',
      'Il connaît la réponse à tout, mais ne la donne qu’après minuit.',
      'Er weiß auf alles eine Antwort, gibt sie aber erst nach Mitternacht.',
      'Sabe a resposta a tudo, mas só a dá depois da meia-noite.',
    ),
    mosse: [
      {
        danno: 30,
        nome: six(
          'Colpo d’ala',
          'Wing Strike',
          'Golpe de ala',
          'Coup d’aile',
          'Flügelschlag',
          'Golpe de asa',
        ),
      },
      {
        danno: 45,
        nome: six(
          'Lezione di vento',
          'Wind Lesson',
          'Lección de viento',
          'Leçon de vent',
          'Windlektion',
          'Lição de vento',
        ),
      },
    ],
  },
  {
    numero_carta: 6,
    slug: 'amanito',
    nome: 'Amanito',
    tipo: 'Natura',
    rarita: 'Comune',
    pv: 120,
    resistenza: 5,
    storia: six(
      'Il suo cappello predice la pioggia con un giorno di ritardo.',
      'Its cap forecasts rain, one day late.',
      'Su sombrero predice la lluvia con un día de retraso.',
      'Son chapeau prédit la pluie avec un jour de retard.',
      'Sein Hut sagt Regen voraus, nur einen Tag zu spät.',
      'O seu chapéu prevê a chuva com um dia de atraso.',
    ),
    mosse: [
      {
        danno: 20,
        nome: six(
          'Testata di cappello',
          'Cap Butt',
          'Cabezazo de seta',
          'Coup de chapeau',
          'Hutstoß',
          'Cabeçada de chapéu',
        ),
      },
      {
        danno: 35,
        nome: six(
          'Nube di spore',
          'Spore Cloud',
          'Nube de esporas',
          'Nuage de spores',
          'Sporenwolke',
          'Nuvem de esporos',
        ),
      },
    ],
  },
  {
    numero_carta: 7,
    slug: 'nuvoletta',
    nome: 'Nuvoletta',
    tipo: 'Aria',
    rarita: 'Comune',
    pv: 100,
    resistenza: 3,
    storia: six(
      'Piove solo su chi ha appena steso il bucato: dice che è un talento.',
      'It rains only on freshly hung laundry and calls it a talent.',
      'Solo llueve sobre la ropa recién tendida: dice que es un talento.',
      'Elle ne pleut que sur le linge qu’on vient d’étendre : elle appelle cela un talent.',
      'Sie regnet nur auf frisch aufgehängte Wäsche und nennt das ein Talent.',
      'Só chove sobre roupa acabada de estender: diz que é um talento.',
    ),
    mosse: [
      {
        danno: 25,
        nome: six(
          'Brezza dispettosa',
          'Cheeky Breeze',
          'Brisa traviesa',
          'Brise espiègle',
          'Freche Brise',
          'Brisa travessa',
        ),
      },
      { danno: 40, nome: six('Acquazzone', 'Downpour', 'Aguacero', 'Averse', 'Platzregen', 'Aguaceiro') },
    ],
  },
  {
    numero_carta: 52,
    slug: 'brinorso',
    nome: 'Brinorso',
    tipo: 'Ghiaccio',
    rarita: 'Non Comune',
    pv: 160,
    resistenza: 7,
    storia: six(
      'Dorme d’estate in una cella frigorifera e paga l’affitto in granite.',
      'It sleeps through summer in a cold store and pays the rent in slushies.',
      'Duerme en verano en una cámara frigorífica y paga el alquiler en granizados.',
      'Il dort l’été dans une chambre froide et paie son loyer en granités.',
      'Den Sommer verschläft er im Kühlhaus und zahlt die Miete in Slush-Eis.',
      'Dorme no verão numa câmara frigorífica e paga a renda em granizados.',
    ),
    mosse: [
      {
        danno: 45,
        nome: six(
          'Zampata gelida',
          'Icy Paw',
          'Zarpazo helado',
          'Patte glacée',
          'Eispranke',
          'Patada gelada',
        ),
      },
      {
        danno: 60,
        nome: six(
          'Abbraccio d’inverno',
          'Winter Hug',
          'Abrazo de invierno',
          'Étreinte d’hiver',
          'Winterumarmung',
          'Abraço de inverno',
        ),
      },
    ],
  },
  {
    numero_carta: 53,
    slug: 'spettrillo',
    nome: 'Spettrillo',
    tipo: 'Oscurità',
    rarita: 'Non Comune',
    pv: 130,
    resistenza: 4,
    storia: six(
      'Infesta le soffitte ordinate: nel disordine non trova le sue catene.',
      'It haunts tidy attics: in the mess it cannot find its chains.',
      'Encanta los desvanes ordenados: en el desorden no encuentra sus cadenas.',
      'Il hante les greniers bien rangés : dans le désordre, il perd ses chaînes.',
      'Er spukt nur auf ordentlichen Dachböden: Im Chaos findet er seine Ketten nicht.',
      'Assombra sótãos arrumados: na desordem não encontra as suas correntes.',
    ),
    mosse: [
      {
        danno: 50,
        nome: six(
          'Ombra furtiva',
          'Sneaking Shadow',
          'Sombra furtiva',
          'Ombre furtive',
          'Schleichschatten',
          'Sombra furtiva',
        ),
      },
      { danno: 70, nome: six('Incubo', 'Nightmare', 'Pesadilla', 'Cauchemar', 'Albtraum', 'Pesadelo') },
    ],
  },
  {
    numero_carta: 92,
    slug: 'bullonardo',
    nome: 'Bullonardo',
    tipo: 'Meccanico',
    rarita: 'Rara',
    pv: 210,
    resistenza: 10,
    storia: six(
      'Costruito per aprire barattoli, ha deciso che il mondo è un barattolo.',
      'Built to open jars, it decided that the world is a jar.',
      'Construido para abrir tarros, decidió que el mundo es un tarro.',
      'Construit pour ouvrir des bocaux, il a décidé que le monde en est un.',
      'Gebaut, um Gläser zu öffnen, hält er inzwischen die Welt für ein Glas.',
      'Construído para abrir frascos, decidiu que o mundo é um frasco.',
    ),
    mosse: [
      {
        danno: 70,
        nome: six(
          'Pugno a molla',
          'Spring Punch',
          'Puño de muelle',
          'Poing à ressort',
          'Federfaust',
          'Punho de mola',
        ),
      },
      {
        danno: 90,
        nome: six(
          'Pioggia di bulloni',
          'Bolt Rain',
          'Lluvia de tornillos',
          'Pluie de boulons',
          'Bolzenregen',
          'Chuva de parafusos',
        ),
      },
    ],
  },
  {
    numero_carta: 93,
    slug: 'polpetra',
    nome: 'Polpetra',
    tipo: 'Psichico',
    rarita: 'Rara',
    pv: 190,
    resistenza: 8,
    storia: six(
      'Otto braccia, otto pensieri, e di rado d’accordo su cosa mangiare.',
      'Eight arms, eight thoughts, and seldom agreed on dinner.',
      'Ocho brazos, ocho pensamientos y casi nunca de acuerdo sobre la cena.',
      'Huit bras, huit pensées, et rarement d’accord sur le dîner.',
      'Acht Arme, acht Gedanken und selten einig über das Abendessen.',
      'Oito braços, oito pensamentos, e raramente de acordo sobre o jantar.',
    ),
    mosse: [
      {
        danno: 75,
        nome: six(
          'Tentacolo mentale',
          'Mind Tentacle',
          'Tentáculo mental',
          'Tentacule mental',
          'Gedankenarm',
          'Tentáculo mental',
        ),
      },
      {
        danno: 95,
        nome: six(
          'Onda ipnotica',
          'Hypnotic Wave',
          'Onda hipnótica',
          'Onde hypnotique',
          'Hypnosewelle',
          'Onda hipnótica',
        ),
      },
    ],
  },
  {
    numero_carta: 120,
    slug: 'anelluna',
    nome: 'Anelluna',
    tipo: 'Cosmico',
    rarita: 'Mitica',
    pv: 240,
    resistenza: 10,
    storia: six(
      'Ha rubato un anello a Saturno e lo restituisce a ogni plenilunio, in prestito.',
      'It stole a ring from Saturn and returns it every full moon, on loan.',
      'Le robó un anillo a Saturno y lo devuelve cada luna llena, prestado.',
      'Elle a volé un anneau à Saturne et le rend à chaque pleine lune, en prêt.',
      'Sie stahl Saturn einen Ring und gibt ihn bei jedem Vollmond leihweise zurück.',
      'Roubou um anel a Saturno e devolve-o em cada lua cheia, emprestado.',
    ),
    mosse: [
      {
        danno: 95,
        nome: six('Anello lunare', 'Moon Ring', 'Anillo lunar', 'Anneau lunaire', 'Mondring', 'Anel lunar'),
      },
      { danno: 120, nome: six('Eclissi', 'Eclipse', 'Eclipse', 'Éclipse', 'Finsternis', 'Eclipse') },
    ],
  },
  {
    numero_carta: 136,
    slug: 'draghissimo',
    nome: 'Draghissimo',
    tipo: 'Fuoco',
    rarita: 'Leggendaria',
    pv: 320,
    resistenza: 12,
    storia: six(
      'L’ultimo vulcano spento lo ha acceso lui, per asciugarsi le ali.',
      'The last dead volcano was relit by him, to dry his wings.',
      'El último volcán apagado lo encendió él, para secarse las alas.',
      'Le dernier volcan éteint, c’est lui qui l’a rallumé, pour sécher ses ailes.',
      'Den letzten erloschenen Vulkan hat er entzündet, um seine Flügel zu trocknen.',
      'O último vulcão apagado foi ele que o acendeu, para secar as asas.',
    ),
    mosse: [
      {
        danno: 120,
        nome: six(
          'Soffio incandescente',
          'White-Hot Breath',
          'Aliento incandescente',
          'Souffle incandescent',
          'Gluthauch',
          'Sopro incandescente',
        ),
      },
      {
        danno: 160,
        nome: six(
          'Ruggito del vulcano',
          'Volcano Roar',
          'Rugido del volcán',
          'Rugissement du volcan',
          'Vulkangebrüll',
          'Rugido do vulcão',
        ),
      },
    ],
  },
]
