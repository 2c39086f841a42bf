/** Steps, choices and packages of the demo collections, as data. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { CollectionStep } from '@/contract/endpoints/shop/collections.ts'
import type { PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import { type LocalizedTexts, localized, same } from './localized.ts'

interface Priced {
  price?: number // cents, added per item
  reseller?: number
  other?: number
}

export interface ChoiceSeed extends Priced {
  code: string
  names: LocalizedTexts
  sku?: string // product or variant whose stock it uses
  picture?: string // file name below /assets/products
  colour?: string
  element?: CardType
  layer?: string
  weight?: number // grams
}

interface StepSeed extends Priced {
  code: string
  names: LocalizedTexts
  hints?: LocalizedTexts
  kind: CollectionStep['kind']
  look: CollectionStep['look']
  role: CollectionStep['role']
  required: boolean
  max?: number
  choices: readonly ChoiceSeed[]
}

export interface CollectionSeed {
  sku: string
  picture: string
  element: CardType
  names: LocalizedTexts
  leads: LocalizedTexts
  steps: readonly StepSeed[]
  print?: PrintOffer // the area where shoppers place their design
  packages: readonly (Priced & { code: string; names: LocalizedTexts; notes: LocalizedTexts })[]
}

const cloth = (code: string, colour: string, names: LocalizedTexts): ChoiceSeed => ({
  code,
  colour,
  names,
  layer: `tshirt-blank-${code}`,
})

const size = (code: string, extra?: number): ChoiceSeed => ({
  code,
  names: same(code.toUpperCase()),
  sku: `BA-TS-OWN-${code.toUpperCase()}`,
  ...(extra !== undefined && { price: extra }),
})

const part = (
  sku: string,
  picture: string,
  names: LocalizedTexts,
  price: number,
  weight: number,
  element: CardType,
): ChoiceSeed => ({
  code: sku.toLowerCase(),
  sku,
  picture,
  layer: picture,
  names,
  price,
  reseller: Math.round(price * 0.68),
  weight,
  element,
})

const giftBox = {
  code: 'gift',
  names: localized(
    'Scatola regalo',
    'Gift box',
    'Caja de regalo',
    'Boîte cadeau',
    'Geschenkbox',
    'Caixa de oferta',
  ),
  notes: localized(
    'Carta velina e un biglietto scritto a mano',
    'Tissue paper and a handwritten card',
    'Papel de seda y una tarjeta escrita a mano',
    'Papier de soie et un mot écrit à la main',
    'Seidenpapier und eine handgeschriebene Grußkarte',
    'Papel de seda e um cartão escrito à mão',
  ),
  price: 350,
  reseller: 250,
}

const plainWrap = {
  code: 'plain',
  names: localized(
    'Busta di carta',
    'Paper envelope',
    'Sobre de papel',
    'Enveloppe en papier',
    'Papierumschlag',
    'Envelope de papel',
  ),
  notes: localized(
    'Riciclata, senza plastica',
    'Recycled, plastic-free',
    'Reciclado, sin plástico',
    'Recyclée, sans plastique',
    'Recycelt, ohne Plastik',
    'Reciclado, sem plástico',
  ),
}

const rate = (base_price: number, reseller_price: number, other_price: number) => ({
  base_price,
  reseller_price,
  other_price,
})

/** A character costs the price of its artwork, a further side the price of a second print run. */
const printOn = (surface: PrintOffer['surface'], production_days: number): PrintOffer => ({
  surface,
  production_days,
  rates: {
    character: rate(300, 200, 250),
    text: rate(200, 150, 200),
    picture: rate(400, 300, 350),
    side: rate(500, 350, 400),
  },
})

const ownShirt: CollectionSeed = {
  sku: 'BA-TS-OWN',
  picture: 'tshirt-blank-ink',
  element: 'Oscurità',
  names: localized(
    'La tua T-shirt',
    'Your T-shirt',
    'Tu camiseta',
    'Ton T-shirt',
    'Dein T-Shirt',
    'A tua T-shirt',
  ),
  leads: localized(
    'Cotone biologico 180 g, stampa che resiste a 50 lavaggi.',
    '180 g organic cotton, with a print that lasts 50 washes.',
    'Algodón orgánico de 180 g, estampado que aguanta 50 lavados.',
    'Coton bio 180 g, une impression qui tient 50 lavages.',
    'Bio-Baumwolle 180 g, ein Druck, der 50 Wäschen hält.',
    'Algodão biológico 180 g, estampa que resiste a 50 lavagens.',
  ),
  steps: [
    {
      code: 'colour',
      names: localized('Colore', 'Colour', 'Color', 'Couleur', 'Farbe', 'Cor'),
      kind: 'one',
      look: 'swatch',
      role: 'ground',
      required: true,
      choices: [
        cloth(
          'ink',
          '#25282c',
          localized(
            'Nero inchiostro',
            'Ink black',
            'Negro tinta',
            'Noir encre',
            'Tintenschwarz',
            'Preto-tinta',
          ),
        ),
        cloth(
          'teal',
          '#145057',
          localized('Ottanio', 'Teal', 'Verde azulado', 'Bleu canard', 'Petrol', 'Azul-petróleo'),
        ),
        cloth('cream', '#efece4', localized('Panna', 'Cream', 'Crema', 'Crème', 'Creme', 'Creme')),
        cloth(
          'gold',
          '#e9a912',
          localized('Girasole', 'Sunflower', 'Girasol', 'Tournesol', 'Sonnenblume', 'Girassol'),
        ),
        cloth(
          'red',
          '#b3261a',
          localized('Rosso brace', 'Ember red', 'Rojo brasa', 'Rouge braise', 'Glutrot', 'Vermelho-brasa'),
        ),
        cloth(
          'violet',
          '#5a35c8',
          localized(
            'Viola cosmo',
            'Cosmos violet',
            'Violeta cosmos',
            'Violet cosmos',
            'Kosmosviolett',
            'Violeta-cosmos',
          ),
        ),
      ],
    },
    {
      code: 'size',
      names: localized('Taglia', 'Size', 'Talla', 'Taille', 'Größe', 'Tamanho'),
      kind: 'one',
      look: 'chip',
      role: 'none',
      required: true,
      choices: [size('s'), size('m'), size('l'), size('xl'), size('xxl', 200)],
    },
  ],
  print: printOn('shirt', 3),
  packages: [plainWrap, giftBox],
}

const kit: CollectionSeed = {
  sku: 'BA-KT-BOX',
  picture: 'kit-torneo',
  element: 'Luce',
  names: localized(
    'Kit da torneo',
    'Tournament kit',
    'Kit de torneo',
    'Kit de tournoi',
    'Turnierset',
    'Kit de torneio',
  ),
  leads: localized(
    'Ogni articolo costa meno che da solo, e nella scatola ci sta tutto.',
    'Each item costs less than on its own, and the box holds everything.',
    'Cada artículo cuesta menos que por separado, y todo va en una caja.',
    'Chaque article coûte moins cher qu’à l’unité, et tout tient dans la boîte.',
    'Jedes Teil kostet weniger als einzeln gekauft, und alles passt in die Box.',
    'Cada artigo custa menos do que à parte, e cabe tudo na caixa.',
  ),
  steps: [
    {
      code: 'case',
      names: localized(
        'Scatola per mazzo',
        'Deck box',
        'Caja para mazo',
        'Boîte à deck',
        'Deckbox',
        'Caixa para baralho',
      ),
      kind: 'one',
      look: 'tile',
      role: 'piece',
      required: true,
      choices: [
        part('BA-DB-FUO', 'deck-box-fuoco', same('Draghissimo'), 1090, 140, 'Fuoco'),
        part('BA-DB-ACQ', 'deck-box-acqua', same('Ondalice'), 1090, 140, 'Acqua'),
        part('BA-DB-NAT', 'deck-box-natura', same('Germoglino'), 1090, 140, 'Natura'),
        part('BA-DB-GHI', 'deck-box-ghiaccio', same('Brinorso'), 1090, 140, 'Ghiaccio'),
      ],
    },
    {
      code: 'sleeves',
      names: localized('Bustine', 'Sleeves', 'Fundas', 'Protège-cartes', 'Hüllen', 'Capas'),
      kind: 'one',
      look: 'tile',
      role: 'piece',
      required: true,
      choices: [
        part('BA-SL-DRA', 'sleeves-draghissimo', same('Draghissimo'), 690, 60, 'Fuoco'),
        part('BA-SL-OND', 'sleeves-ondalice', same('Ondalice'), 590, 60, 'Acqua'),
        part('BA-SL-SPE', 'sleeves-spettrillo', same('Spettrillo'), 690, 60, 'Oscurità'),
      ],
    },
    {
      code: 'mat',
      names: localized('Tappetino', 'Playmat', 'Tapete', 'Tapis', 'Spielmatte', 'Tapete'),
      hints: localized(
        'Se ne può fare a meno, ma si vede',
        'Optional, but people will notice',
        'Se puede jugar sin él, pero se nota',
        'On peut s’en passer, mais ça se voit',
        'Es geht auch ohne, aber man merkt es',
        'Joga-se sem ele, mas nota-se',
      ),
      kind: 'one',
      look: 'tile',
      role: 'piece',
      required: false,
      choices: [
        part('BA-MT-DRA', 'playmat-fuoco', same('Draghissimo'), 1990, 480, 'Fuoco'),
        part('BA-MT-OND', 'playmat-acqua', same('Ondalice'), 1690, 480, 'Acqua'),
        part('BA-MT-GER', 'playmat-natura', same('Germoglino'), 1990, 480, 'Natura'),
      ],
    },
    {
      code: 'dice',
      names: localized('Dadi', 'Dice', 'Dados', 'Dés', 'Würfel', 'Dados'),
      hints: localized(
        'Fino a due set',
        'Up to two sets',
        'Hasta dos juegos',
        'Jusqu’à deux lots',
        'Bis zu zwei Sets',
        'Até dois conjuntos',
      ),
      kind: 'many',
      look: 'tile',
      role: 'piece',
      required: false,
      max: 2,
      choices: [
        part(
          'BA-DI-FUO',
          'dice-fuoco',
          localized('Fuoco', 'Fire', 'Fuego', 'Feu', 'Feuer', 'Fogo'),
          850,
          70,
          'Fuoco',
        ),
        part(
          'BA-DI-ACQ',
          'dice-acqua',
          localized('Acqua', 'Water', 'Agua', 'Eau', 'Wasser', 'Água'),
          850,
          70,
          'Acqua',
        ),
        part(
          'BA-DI-NAT',
          'dice-natura',
          localized('Natura', 'Nature', 'Naturaleza', 'Nature', 'Natur', 'Natureza'),
          850,
          70,
          'Natura',
        ),
        part(
          'BA-DI-NOT',
          'dice-notte',
          localized('Notte', 'Night', 'Noche', 'Nuit', 'Nacht', 'Noite'),
          850,
          70,
          'Oscurità',
        ),
      ],
    },
  ],
  packages: [plainWrap, giftBox],
}

/** Products whose only option is a placed design. */
const placedByHand = (goods: Omit<CollectionSeed, 'steps' | 'packages'>): CollectionSeed => ({
  ...goods,
  steps: [],
  packages: [plainWrap, giftBox],
})

const ownMug = placedByHand({
  sku: 'BA-MG-OWN',
  picture: 'mug-blank-white',
  element: 'Oggetto',
  names: localized('La tua tazza', 'Your mug', 'Tu taza', 'Ton mug', 'Deine Tasse', 'A tua caneca'),
  leads: localized(
    'Ceramica da 33 cl, stampa che va in lavastoviglie.',
    '330 ml ceramic, with a dishwasher-safe print.',
    'Cerámica de 33 cl, estampado apto para lavavajillas.',
    'Céramique 33 cl, une impression qui passe au lave-vaisselle.',
    'Keramik, 33 cl, mit spülmaschinenfestem Druck.',
    'Cerâmica de 33 cl, estampa que vai à máquina da loiça.',
  ),
  print: printOn('mug', 2),
})

const ownBag = placedByHand({
  sku: 'BA-TO-OWN',
  picture: 'tote-blank-natural',
  element: 'Natura',
  names: localized('La tua borsa', 'Your bag', 'Tu bolsa', 'Ton sac', 'Deine Tasche', 'O teu saco'),
  leads: localized(
    'Tela di cotone 38 × 42 cm, manici lunghi.',
    'Cotton canvas, 38 × 42 cm, with long handles.',
    'Tela de algodón de 38 × 42 cm, asas largas.',
    'Toile de coton 38 × 42 cm, anses longues.',
    'Baumwollstoff, 38 × 42 cm, mit langen Henkeln.',
    'Lona de algodão de 38 × 42 cm, alças compridas.',
  ),
  print: printOn('bag', 3),
})

const ownPrint = placedByHand({
  sku: 'BA-PR-OWN',
  picture: 'print-blank-white',
  element: 'Luce',
  names: localized('La tua stampa', 'Your print', 'Tu lámina', 'Ton affiche', 'Dein Druck', 'A tua gravura'),
  leads: localized(
    'Carta cotone 24 × 32 cm, passe-partout e cornice di legno scuro.',
    'Cotton paper, 24 × 32 cm, with a mount and a dark wooden frame.',
    'Papel de algodón de 24 × 32 cm, paspartú y marco de madera oscura.',
    'Papier coton 24 × 32 cm, passe-partout et cadre en bois sombre.',
    'Baumwollpapier, 24 × 32 cm, mit Passepartout und dunklem Holzrahmen.',
    'Papel de algodão de 24 × 32 cm, passe-partout e moldura de madeira escura.',
  ),
  print: printOn('print', 2),
})

export const collectionSeeds: readonly CollectionSeed[] = [ownShirt, kit, ownMug, ownBag, ownPrint]
