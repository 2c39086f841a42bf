/** Categories, attributes and pack types of the demo shop. */
import type { CardType, packRarities } from '../../../src/contract/characters.ts'
import type { CategoryKey } from './product-seed.ts'
import { type SixTexts, same, six } from './six.ts'

interface CategorySeed {
  key: CategoryKey
  picture: string
  element: CardType | null
  name: SixTexts
  text: SixTexts
}

export const categorySeeds: readonly CategorySeed[] = [
  {
    key: 'packs',
    picture: 'pack-fuoco',
    element: 'Fuoco',
    name: six(
      'Buste e box',
      'Packs and Boxes',
      'Sobres y cajas',
      'Boosters et boîtes',
      'Päckchen und Boxen',
      'Carteirinhas e caixas',
    ),
    text: six(
      'Si aprono, si scambiano, si rimpiangono. Ogni busta contiene un codice per il gioco.',
      'Open them, trade them, miss them. Every pack holds a code for the game.',
      'Se abren, se cambian, se añoran. Cada sobre trae un código para el juego.',
      'On les ouvre, on les échange, on les regrette. Chaque booster contient un code pour le jeu.',
      'Öffnen, tauschen, vermissen. In jedem Päckchen liegt ein Code für das Spiel.',
      'Abrem-se, trocam-se, deixam saudades. Cada carteirinha traz um código para o jogo.',
    ),
  },
  {
    key: 'decks',
    picture: 'starter-acqua',
    element: 'Acqua',
    name: six(
      'Mazzi base',
      'Starter Decks',
      'Mazos iniciales',
      'Decks de départ',
      'Starterdecks',
      'Baralhos iniciais',
    ),
    text: six(
      'Tutto quello che serve per perdere la prima partita e volere la seconda.',
      'Everything you need to lose the first game and want a second.',
      'Todo lo necesario para perder la primera partida y querer la segunda.',
      'Tout ce qu’il faut pour perdre la première partie et en vouloir une deuxième.',
      'Alles, um die erste Partie zu verlieren und eine zweite zu wollen.',
      'Tudo o que é preciso para perder o primeiro jogo e querer o segundo.',
    ),
  },
  {
    key: 'albums',
    picture: 'album',
    element: 'Cosmico',
    name: six('Album', 'Albums', 'Álbumes', 'Albums', 'Alben', 'Álbuns'),
    text: six(
      'Nove tasche a pagina e l’eterna domanda: a chi manca la 136?',
      'Nine pockets a page and the eternal question: who is missing 136?',
      'Nueve bolsillos por página y la eterna pregunta: ¿a quién le falta la 136?',
      'Neuf pochettes par page et l’éternelle question : à qui manque la 136 ?',
      'Neun Taschen pro Seite und die ewige Frage: Wem fehlt die 136?',
      'Nove bolsas por página e a eterna pergunta: a quem falta a 136?',
    ),
  },
  {
    key: 'accessories',
    picture: 'dice',
    element: 'Luce',
    name: six('Accessori', 'Accessories', 'Accesorios', 'Accessoires', 'Zubehör', 'Acessórios'),
    text: six(
      'Per giocare comodi e riportare a casa tutti gli angoli interi.',
      'Play in comfort and bring every corner home intact.',
      'Para jugar cómodos y volver a casa con todas las esquinas enteras.',
      'Pour jouer à l’aise et rentrer avec tous les coins intacts.',
      'Bequem spielen und alle Ecken heil nach Hause bringen.',
      'Para jogar com conforto e voltar a casa com todos os cantos inteiros.',
    ),
  },
  {
    key: 'clothing',
    picture: 'tshirt-draghissimo',
    element: 'Natura',
    name: six('Abbigliamento', 'Clothing', 'Ropa', 'Vêtements', 'Kleidung', 'Vestuário'),
    text: six(
      'Draghi da indossare, lavabili a trenta gradi.',
      'Dragons to wear, washable at thirty degrees.',
      'Dragones para llevar puestos, lavables a treinta grados.',
      'Des dragons à porter, lavables à trente degrés.',
      'Drachen zum Anziehen, waschbar bei dreißig Grad.',
      'Dragões para vestir, laváveis a trinta graus.',
    ),
  },
  {
    key: 'figures',
    picture: 'figure-draghissimo',
    element: 'Oscurità',
    name: six(
      'Figure e stampe',
      'Figures and Prints',
      'Figuras y láminas',
      'Figurines et affiches',
      'Figuren und Drucke',
      'Figuras e gravuras',
    ),
    text: six(
      'I personaggi fuori dalla carta: sullo scaffale, sul muro, sulla tazza.',
      'Characters off the card: on the shelf, on the wall, on the mug.',
      'Los personajes fuera de la carta: en el estante, en la pared, en la taza.',
      'Les personnages hors de la carte : sur l’étagère, au mur, sur la tasse.',
      'Die Figuren raus aus der Karte: aufs Regal, an die Wand, auf die Tasse.',
      'As personagens fora da carta: na prateleira, na parede, na caneca.',
    ),
  },
]

export const attributeSeeds = [
  {
    code: 'size',
    names: six('Taglia', 'Size', 'Talla', 'Taille', 'Größe', 'Tamanho'),
    values: [
      { code: 's', names: same('S') },
      { code: 'm', names: same('M') },
      { code: 'l', names: same('L') },
      { code: 'xl', names: same('XL') },
      { code: 'xxl', names: same('XXL') },
    ],
  },
  {
    code: 'colour',
    names: six('Colore', 'Colour', 'Color', 'Couleur', 'Farbe', 'Cor'),
    values: [
      {
        code: 'teal',
        names: six('Ottanio', 'Teal', 'Verde azulado', 'Bleu canard', 'Petrol', 'Azul-petróleo'),
      },
      {
        code: 'red',
        names: six('Rosso brace', 'Ember Red', 'Rojo brasa', 'Rouge braise', 'Glutrot', 'Vermelho-brasa'),
      },
      {
        code: 'violet',
        names: six(
          'Viola cosmo',
          'Cosmos Violet',
          'Violeta cosmos',
          'Violet cosmos',
          'Kosmosviolett',
          'Violeta-cosmos',
        ),
      },
      { code: 'gold', names: six('Oro', 'Gold', 'Oro', 'Or', 'Gold', 'Dourado') },
    ],
  },
] as const

export const packTypeSeeds: readonly { rarity: (typeof packRarities)[number]; names: SixTexts }[] = [
  {
    rarity: 'common',
    names: six(
      'Bustina della bottega',
      'Workshop Pack',
      'Sobre del taller',
      'Booster de l’atelier',
      'Werkstatt-Päckchen',
      'Carteirinha da oficina',
    ),
  },
  {
    rarity: 'uncommon',
    names: six(
      'Bustina d’argento',
      'Silver Pack',
      'Sobre de plata',
      'Booster d’argent',
      'Silber-Päckchen',
      'Carteirinha de prata',
    ),
  },
  {
    rarity: 'rare',
    names: six(
      'Bustina d’oro',
      'Gold Pack',
      'Sobre de oro',
      'Booster d’or',
      'Gold-Päckchen',
      'Carteirinha de ouro',
    ),
  },
  {
    rarity: 'epic',
    names: six(
      'Bustina arcana',
      'Arcane Pack',
      'Sobre arcano',
      'Booster arcanique',
      'Arkanes Päckchen',
      'Carteirinha arcana',
    ),
  },
  {
    rarity: 'legendary',
    names: six(
      'Bustina leggendaria',
      'Legendary Pack',
      'Sobre legendario',
      'Booster légendaire',
      'Legendäres Päckchen',
      'Carteirinha lendária',
    ),
  },
]
