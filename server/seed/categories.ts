/** Categories, attributes and pack types of the demo shop. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { CategorySafety } from '@/contract/endpoints/shop/product-safety.ts'
import { type LocalizedTexts, localized, same } from './localized.ts'
import type { CategoryKey } from './product-seed.ts'

interface CategorySeed {
  key: CategoryKey
  picture: string
  element: CardType | null
  name: LocalizedTexts
  text: LocalizedTexts
  safety?: Partial<CategorySafety>
}

export const categorySeeds: readonly CategorySeed[] = [
  {
    key: 'packs',
    picture: 'pack-fuoco',
    element: 'Fuoco',
    name: localized(
      'Buste e box',
      'Packs and Boxes',
      'Sobres y cajas',
      'Boosters et boîtes',
      'Booster und Boxen',
      'Saquetas e caixas',
    ),
    text: localized(
      'Si aprono, si scambiano, si rimpiangono. Ogni busta contiene un codice per il gioco.',
      'Open them, trade them, miss them. Every pack contains a code for the game.',
      'Se abren, se cambian, se echan de menos. Cada sobre trae un código para el juego.',
      'On les ouvre, on les échange, on les regrette. Chaque booster contient un code pour le jeu.',
      'Öffnen, tauschen, vermissen. In jedem Booster liegt ein Code für das Spiel.',
      'Abrem-se, trocam-se, deixam saudades. Cada saqueta traz um código para o jogo.',
    ),
  },
  {
    key: 'digital',
    picture: 'digital-epic',
    element: 'Cosmico',
    name: localized(
      'Buste digitali',
      'Digital Packs',
      'Sobres digitales',
      'Boosters numériques',
      'Digitale Booster',
      'Saquetas digitais',
    ),
    text: localized(
      'Nel tuo account un minuto dopo il pagamento, da aprire con un dito.',
      'In your account a minute after you pay, opened with a swipe.',
      'En tu cuenta un minuto después del pago; se abren con un dedo.',
      'Sur ton compte une minute après le paiement, à ouvrir d’un doigt.',
      'Eine Minute nach der Zahlung in deinem Konto, mit einem Finger zu öffnen.',
      'Na tua conta um minuto depois do pagamento, abrem-se com um dedo.',
    ),
  },
  {
    key: 'decks',
    picture: 'starter-acqua',
    element: 'Acqua',
    name: localized(
      'Mazzi base',
      'Starter Decks',
      'Mazos iniciales',
      'Decks de départ',
      'Starterdecks',
      'Baralhos iniciais',
    ),
    text: localized(
      'Tutto quello che serve per perdere la prima partita e volere la seconda.',
      'Everything you need to lose your first game and want another.',
      'Todo lo necesario para perder la primera partida y querer la segunda.',
      'Tout ce qu’il faut pour perdre la première partie et en vouloir une deuxième.',
      'Alles, um den ersten Kampf zu verlieren und einen zweiten zu wollen.',
      'Tudo o que é preciso para perder a primeira batalha e querer a segunda.',
    ),
  },
  {
    key: 'albums',
    picture: 'album',
    element: 'Cosmico',
    name: localized('Album', 'Albums', 'Álbumes', 'Albums', 'Alben', 'Álbuns'),
    text: localized(
      'Nove tasche a pagina e l’eterna domanda: a chi manca la 136?',
      'Nine pockets a page and one eternal question: who’s got number 136?',
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
    name: localized('Accessori', 'Accessories', 'Accesorios', 'Accessoires', 'Zubehör', 'Acessórios'),
    text: localized(
      'Per giocare comodi e riportare a casa tutti gli angoli interi.',
      'Play in comfort and bring every corner home intact.',
      'Para jugar cómodos y volver a casa con todas las esquinas enteras.',
      'Pour jouer à l’aise et rentrer avec tous les coins intacts.',
      'Bequem spielen und alle Ecken heil nach Hause bringen.',
      'Para jogar com conforto e voltar a casa com todos os cantos inteiros.',
    ),
  },
  {
    key: 'protection',
    picture: 'deck-box-natura',
    element: 'Natura',
    name: localized(
      'Bustine e scatole',
      'Sleeves and Cases',
      'Fundas y cajas para mazo',
      'Protège-cartes et boîtes à deck',
      'Hüllen und Deckboxen',
      'Capas e caixas',
    ),
    text: localized(
      'Perché le carte invecchiano bene solo se nessuno le piega.',
      'Because cards only age well when nobody bends them.',
      'Porque las cartas solo envejecen bien si nadie las dobla.',
      'Parce que les cartes ne vieillissent bien que si personne ne les plie.',
      'Denn Karten altern nur schön, wenn niemand sie knickt.',
      'Porque as cartas só envelhecem bem se ninguém as dobrar.',
    ),
  },
  {
    key: 'clothing',
    picture: 'tshirt-draghissimo',
    element: 'Natura',
    name: localized('Abbigliamento', 'Clothing', 'Ropa', 'Vêtements', 'Kleidung', 'Vestuário'),
    text: localized(
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
    safety: { minimum_age: 8, toy_warning: 'small_parts' },
    picture: 'figure-draghissimo',
    element: 'Oscurità',
    name: localized(
      'Statuine e stampe',
      'Figures and Prints',
      'Figuras y láminas',
      'Figurines et affiches',
      'Figuren und Drucke',
      'Figuras e gravuras',
    ),
    text: localized(
      'I personaggi fuori dalla carta: sullo scaffale, sul muro, sulla tazza.',
      'Characters off the card: on the shelf, on the wall, on the mug.',
      'Los personajes fuera de la carta: en el estante, en la pared, en la taza.',
      'Les personnages hors de la carte : sur l’étagère, au mur, sur le mug.',
      'Die Charaktere raus aus der Karte: aufs Regal, an die Wand, auf die Tasse.',
      'As personagens fora da carta: na prateleira, na parede, na caneca.',
    ),
  },
  {
    key: 'singles',
    picture: 'single-anelluna',
    element: 'Psichico',
    name: localized(
      'Carte singole',
      'Single Cards',
      'Cartas sueltas',
      'Cartes à l’unité',
      'Einzelkarten',
      'Cartas avulsas',
    ),
    text: localized(
      'Per quella casella che ti guarda vuota da mesi.',
      'For the slot that has been staring at you for months.',
      'Para ese hueco que lleva meses mirándote vacío.',
      'Pour cette case qui te regarde, vide, depuis des mois.',
      'Für das Fach, das dich seit Monaten leer anschaut.',
      'Para aquele espaço que te olha vazio há meses.',
    ),
  },
]

interface AttributeSeed {
  code: string
  names: LocalizedTexts
  values: readonly { code: string; names: LocalizedTexts; colour?: string }[]
}

/** Codes of the values of `element`, by the element type of a product. */
export const elementCodes: Partial<Record<CardType, string>> = {
  Fuoco: 'fuoco',
  Natura: 'natura',
  Acqua: 'acqua',
  Aria: 'aria',
  Oscurità: 'oscurita',
  Cosmico: 'cosmico',
  Ghiaccio: 'ghiaccio',
  Psichico: 'psichico',
  Luce: 'luce',
  Meccanico: 'meccanico',
  Oggetto: 'oggetto',
  Terra: 'terra',
}

export const attributeSeeds: readonly AttributeSeed[] = [
  {
    code: 'element',
    names: localized('Elemento', 'Type', 'Elemento', 'Élément', 'Typ', 'Elemento'),
    values: [
      { code: 'fuoco', names: localized('Fuoco', 'Fire', 'Fuego', 'Feu', 'Feuer', 'Fogo') },
      { code: 'natura', names: localized('Natura', 'Nature', 'Naturaleza', 'Nature', 'Natur', 'Natureza') },
      { code: 'acqua', names: localized('Acqua', 'Water', 'Agua', 'Eau', 'Wasser', 'Água') },
      { code: 'aria', names: localized('Aria', 'Air', 'Aire', 'Air', 'Luft', 'Ar') },
      {
        code: 'oscurita',
        names: localized('Oscurità', 'Darkness', 'Oscuridad', 'Ténèbres', 'Finsternis', 'Escuridão'),
      },
      {
        code: 'cosmico',
        names: localized('Cosmico', 'Cosmic', 'Cósmico', 'Cosmique', 'Kosmisch', 'Cósmico'),
      },
      { code: 'ghiaccio', names: localized('Ghiaccio', 'Ice', 'Hielo', 'Glace', 'Eis', 'Gelo') },
      {
        code: 'psichico',
        names: localized('Psichico', 'Psychic', 'Psíquico', 'Psychique', 'Psycho', 'Psíquico'),
      },
      { code: 'luce', names: localized('Luce', 'Light', 'Luz', 'Lumière', 'Licht', 'Luz') },
      {
        code: 'meccanico',
        names: localized('Meccanico', 'Mechanical', 'Mecánico', 'Mécanique', 'Mechanisch', 'Mecânico'),
      },
      { code: 'oggetto', names: localized('Oggetto', 'Object', 'Objeto', 'Objet', 'Gegenstand', 'Objeto') },
      { code: 'terra', names: localized('Terra', 'Earth', 'Tierra', 'Terre', 'Erde', 'Terra') },
    ],
  },
  {
    code: 'series',
    names: localized('Serie', 'Series', 'Serie', 'Série', 'Serie', 'Série'),
    values: [
      { code: '1', names: localized('Serie 1', 'Series 1', 'Serie 1', 'Série 1', 'Serie 1', 'Série 1') },
      { code: '2', names: localized('Serie 2', 'Series 2', 'Serie 2', 'Série 2', 'Serie 2', 'Série 2') },
      { code: 'abissi', names: localized('Abissi', 'Abyss', 'Abismos', 'Abysses', 'Tiefsee', 'Abismos') },
    ],
  },
  {
    code: 'material',
    names: localized('Materiale', 'Material', 'Material', 'Matière', 'Material', 'Material'),
    values: [
      { code: 'paper', names: localized('Carta', 'Paper', 'Papel', 'Papier', 'Papier', 'Papel') },
      {
        code: 'digital',
        names: localized('Digitale', 'Digital', 'Digital', 'Numérique', 'Digital', 'Digital'),
      },
      { code: 'fabric', names: localized('Tessuto', 'Fabric', 'Tela', 'Tissu', 'Stoff', 'Tecido') },
      { code: 'cotton', names: localized('Cotone', 'Cotton', 'Algodón', 'Coton', 'Baumwolle', 'Algodão') },
      {
        code: 'plastic',
        names: localized('Plastica', 'Plastic', 'Plástico', 'Plastique', 'Kunststoff', 'Plástico'),
      },
      { code: 'resin', names: localized('Resina', 'Resin', 'Resina', 'Résine', 'Kunstharz', 'Resina') },
      { code: 'vinyl', names: localized('Vinile', 'Vinyl', 'Vinilo', 'Vinyle', 'Vinyl', 'Vinil') },
      {
        code: 'ceramic',
        names: localized('Ceramica', 'Ceramic', 'Cerámica', 'Céramique', 'Keramik', 'Cerâmica'),
      },
    ],
  },
  {
    code: 'format',
    names: localized('Formato', 'Format', 'Formato', 'Format', 'Format', 'Formato'),
    values: [
      { code: '30x40', names: same('30 × 40 cm') },
      { code: '50x70', names: same('50 × 70 cm') },
      { code: '70x100', names: same('70 × 100 cm') },
    ],
  },
  {
    code: 'colour',
    names: localized('Colore', 'Colour', 'Color', 'Couleur', 'Farbe', 'Cor'),
    values: [
      {
        code: 'teal',
        colour: '#145057',
        names: localized('Ottanio', 'Teal', 'Verde azulado', 'Bleu canard', 'Petrol', 'Azul-petróleo'),
      },
      {
        code: 'red',
        colour: '#b3261a',
        names: localized(
          'Rosso brace',
          'Ember red',
          'Rojo brasa',
          'Rouge braise',
          'Glutrot',
          'Vermelho-brasa',
        ),
      },
      {
        code: 'violet',
        colour: '#5a35c8',
        names: localized(
          'Viola cosmo',
          'Cosmos violet',
          'Violeta cosmos',
          'Violet cosmos',
          'Kosmosviolett',
          'Violeta-cosmos',
        ),
      },
      { code: 'gold', colour: '#e9a912', names: localized('Oro', 'Gold', 'Oro', 'Or', 'Gold', 'Dourado') },
    ],
  },
  {
    code: 'size',
    names: localized('Taglia', 'Size', 'Talla', 'Taille', 'Größe', 'Tamanho'),
    values: [
      { code: 's', names: same('S') },
      { code: 'm', names: same('M') },
      { code: 'l', names: same('L') },
      { code: 'xl', names: same('XL') },
      { code: 'xxl', names: same('XXL') },
    ],
  },
]
