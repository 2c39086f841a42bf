/** Accessories for the table: albums, sleeves, deck boxes, dice, mats, top loaders. */

import { localized, same } from '../localized.ts'
import type { ProductSeed } from '../product-seed.ts'
import { creatures } from './creatures.ts'
import { elements } from './elements.ts'
import { type FamilyItem, family } from './family.ts'

const of = (
  name: keyof typeof creatures,
  sku: string,
  picture: string,
  element: ProductSeed['element'],
  overrides: Partial<FamilyItem> = {},
): FamilyItem => ({ ...creatures[name], sku, picture, element, ...overrides })

const albums = family(
  {
    category: 'albums',
    isAlbum: true,
    weight: 890,
    price: 2490,
    reseller: 1690,
    other: 2190,
    stock: 33,
    material: 'fabric',
    title: localized(
      'Album {name}',
      '{name} Album',
      'Álbum {name}',
      'Album {name}',
      'Album {name}',
      'Álbum {name}',
    ),
    subtitle: localized(
      '360 tasche · copertina in tela',
      '360 pockets · cloth cover',
      '360 bolsillos · cubierta de tela',
      '360 pochettes · couverture en toile',
      '360 Taschen · Leineneinband',
      '360 bolsas · capa de tecido',
    ),
    text: localized(
      'Nove tasche a pagina, apertura laterale perché niente scivoli fuori, elastico che non si stanca.',
      'Nine side-loading pockets a page, so nothing slips out, and an elastic that won’t give up.',
      'Nueve bolsillos por página, apertura lateral para que nada se caiga y una goma que no se cansa.',
      'Neuf pochettes par page, ouverture latérale pour que rien ne glisse, un élastique qui ne fatigue pas.',
      'Neun Taschen pro Seite, seitlich zu füllen, damit nichts herausrutscht, und ein Gummi, das nicht müde wird.',
      'Nove bolsas por página, abertura lateral para nada escorregar e um elástico que não se cansa.',
    ),
    facts: { size: same('27 × 33 × 4 cm') },
  },
  [
    of('ondalice', 'BA-AL-OCE', 'album-oceano', 'Acqua'),
    of('spettrillo', 'BA-AL-NOT', 'album-notte', 'Oscurità', { isNew: true }),
  ],
)

const sleeves = family(
  {
    category: 'protection',
    weight: 60,
    price: 790,
    reseller: 520,
    other: 690,
    stock: 120,
    material: 'plastic',
    title: localized(
      'Bustine protettive {name}',
      '{name} Card Sleeves',
      'Fundas {name}',
      'Protège-cartes {name}',
      'Kartenhüllen {name}',
      'Capas protetoras {name}',
    ),
    subtitle: localized(
      '60 pezzi · 66 × 91 mm',
      '60 sleeves · 66 × 91 mm',
      '60 unidades · 66 × 91 mm',
      '60 protège-cartes · 66 × 91 mm',
      '60 Stück · 66 × 91 mm',
      '60 unidades · 66 × 91 mm',
    ),
    text: localized(
      'Opache dietro, limpide davanti, si mescolano senza incollarsi.',
      'Matte back, clear front, and they shuffle without sticking.',
      'Mates por detrás, transparentes por delante, se barajan sin pegarse.',
      'Mats au dos, transparents devant, ils se mélangent sans coller.',
      'Hinten matt, vorne klar, sie lassen sich mischen, ohne zu kleben.',
      'Mates atrás, límpidas à frente, baralham-se sem colar.',
    ),
    facts: {
      material: localized(
        'Polipropilene senza PVC',
        'PVC-free polypropylene',
        'Polipropileno sin PVC',
        'Polypropylène sans PVC',
        'PVC-freies Polypropylen',
        'Polipropileno sem PVC',
      ),
    },
  },
  [
    of('draghissimo', 'BA-SL-DRA', 'sleeves-draghissimo', 'Fuoco'),
    of('ondalice', 'BA-SL-OND', 'sleeves-ondalice', 'Acqua', { discount: 20 }),
    of('spettrillo', 'BA-SL-SPE', 'sleeves-spettrillo', 'Oscurità', { stock: 4 }),
  ],
)

const deckBoxes = family(
  {
    category: 'protection',
    weight: 140,
    price: 1290,
    reseller: 860,
    stock: 40,
    material: 'plastic',
    title: localized(
      'Scatola per mazzo {name}',
      '{name} Deck Box',
      'Caja para mazo {name}',
      'Boîte à deck {name}',
      'Deckbox {name}',
      'Caixa para baralho {name}',
    ),
    subtitle: localized(
      '100 carte imbustate · coperchio magnetico',
      '100 sleeved cards · magnetic lid',
      '100 cartas con funda · tapa magnética',
      '100 cartes protégées · couvercle aimanté',
      '100 Karten in Hüllen · Magnetdeckel',
      '100 cartas com capa · tampa magnética',
    ),
    text: localized(
      'Chiude con un clic che dà soddisfazione e sopravvive allo zaino.',
      'Closes with a satisfying click and survives life in a backpack.',
      'Cierra con un clic que da gusto y sobrevive a la mochila.',
      'Elle se ferme d’un clic satisfaisant et survit au sac à dos.',
      'Sie schließt mit einem Klick, der Freude macht, und übersteht den Rucksack.',
      'Fecha com um clique que dá gosto e sobrevive à mochila.',
    ),
    facts: { size: same('10 × 8 × 7 cm') },
  },
  [
    of('draghissimo', 'BA-DB-FUO', 'deck-box-fuoco', 'Fuoco'),
    of('ondalice', 'BA-DB-ACQ', 'deck-box-acqua', 'Acqua'),
    of('germoglino', 'BA-DB-NAT', 'deck-box-natura', 'Natura', { stock: 2 }),
    of('brinorso', 'BA-DB-GHI', 'deck-box-ghiaccio', 'Ghiaccio', { isNew: true }),
  ],
)

const diceItem = (
  sku: string,
  picture: string,
  name: keyof typeof elements,
  element: ProductSeed['element'],
  line: FamilyItem['line'],
  overrides: Partial<FamilyItem> = {},
): FamilyItem => ({ sku, picture, element, name: elements[name], line, ...overrides })

const dice = family(
  {
    category: 'accessories',
    weight: 70,
    price: 990,
    reseller: 650,
    other: 850,
    stock: 70,
    material: 'resin',
    title: localized(
      'Dadi {name}',
      '{name} Dice',
      'Dados {name}',
      'Dés {name}',
      '{name}-Würfel',
      'Dados {name}',
    ),
    subtitle: localized(
      'Set da 3 · numeri dorati',
      'Set of 3 · gold numerals',
      'Juego de 3 · números dorados',
      'Lot de 3 · chiffres dorés',
      '3er-Set · goldene Ziffern',
      'Conjunto de 3 · números dourados',
    ),
    text: localized(
      'Un venti facce, un otto facce e un sei facce in resina colata, bilanciati uno per uno.',
      'A d20, a d8 and a d6 in cast resin, each balanced individually.',
      'Uno de veinte caras, uno de ocho y uno de seis, de resina colada y equilibrados uno a uno.',
      'Un vingt faces, un huit faces et un six faces en résine coulée, équilibrés un par un.',
      'Ein Zwanzig-, ein Acht- und ein Sechsseiter aus gegossenem Kunstharz, Stück für Stück ausgewuchtet.',
      'Um de vinte faces, um de oito e um de seis em resina, equilibrados um a um.',
    ),
    facts: { age: same('8+') },
  },
  [
    diceItem(
      'BA-DI-FUO',
      'dice-fuoco',
      'fire',
      'Fuoco',
      localized(
        'Sono color brace e scottano solo quando esce un uno.',
        'Ember-coloured dice that only burn when you roll a one.',
        'Son de color brasa y solo queman cuando sale un uno.',
        'Ils sont couleur braise et ne brûlent que si tu fais un 1.',
        'Sie sind glutfarben und brennen nur, wenn eine Eins fällt.',
        'São cor de brasa e só queimam quando sai um um.',
      ),
    ),
    diceItem(
      'BA-DI-ACQ',
      'dice-acqua',
      'water',
      'Acqua',
      localized(
        'Rotolano come onde piccole.',
        'They roll like small waves.',
        'Ruedan como olas pequeñas.',
        'Ils roulent comme de petites vagues.',
        'Sie rollen wie kleine Wellen.',
        'Rolam como pequenas ondas.',
      ),
    ),
    diceItem(
      'BA-DI-NAT',
      'dice-natura',
      'nature',
      'Natura',
      localized(
        'Verdi come il prato dietro la bottega.',
        'Green as the meadow behind the workshop.',
        'Verdes como el prado de detrás del taller.',
        'Verts comme le pré derrière l’atelier.',
        'Grün wie die Wiese hinter der Werkstatt.',
        'Verdes como o prado atrás do ateliê.',
      ),
    ),
    diceItem(
      'BA-DI-NOT',
      'dice-notte',
      'night',
      'Oscurità',
      localized(
        'Per chi tira a luci spente e si fida.',
        'For those who roll with the lights off and hope for the best.',
        'Para quien tira con la luz apagada y se fía.',
        'Pour ceux qui lancent dans le noir et font confiance.',
        'Für alle, die im Dunkeln würfeln und vertrauen.',
        'Para quem lança às escuras e confia.',
      ),
      { stock: 0 },
    ),
  ],
)

const mats = family(
  {
    category: 'accessories',
    weight: 480,
    price: 2290,
    reseller: 1590,
    other: 1990,
    stock: 26,
    material: 'fabric',
    title: localized(
      'Tappetino {name}',
      '{name} Playmat',
      'Tapete {name}',
      'Tapis de jeu {name}',
      'Spielmatte {name}',
      'Tapete de jogo {name}',
    ),
    subtitle: localized(
      '60 × 35 cm · bordo cucito',
      '60 × 35 cm · stitched edge',
      '60 × 35 cm · borde cosido',
      '60 × 35 cm · bord cousu',
      '60 × 35 cm · genähter Rand',
      '60 × 35 cm · borda cosida',
    ),
    text: localized(
      'Tessuto sopra, gomma sotto. Le carte scivolano, il tappetino no.',
      'Cloth on top, rubber underneath. The cards glide, the mat doesn’t.',
      'Tela por encima, goma por debajo. Las cartas resbalan, el tapete no.',
      'Tissu dessus, caoutchouc dessous. Les cartes glissent, pas le tapis.',
      'Oben Stoff, unten Gummi. Die Karten gleiten, die Matte nicht.',
      'Tecido por cima, borracha por baixo. As cartas deslizam, o tapete não.',
    ),
    facts: { size: same('60 × 35 cm') },
  },
  [
    of('draghissimo', 'BA-MT-DRA', 'playmat-fuoco', 'Fuoco'),
    of('ondalice', 'BA-MT-OND', 'playmat-acqua', 'Acqua', { discount: 25 }),
    of('germoglino', 'BA-MT-GER', 'playmat-natura', 'Natura'),
  ],
)

const loaders = family(
  {
    category: 'protection',
    weight: 45,
    price: 590,
    reseller: 390,
    stock: 80,
    material: 'plastic',
    title: localized(
      'Toploader {name}',
      '{name} Toploader',
      'Toploader {name}',
      'Toploader {name}',
      'Toploader {name}',
      'Toploader {name}',
    ),
    subtitle: localized(
      'Custodia rigida · 1 pezzo',
      'Rigid card holder · 1 included',
      'Funda rígida · 1 unidad',
      'Étui rigide · à l’unité',
      'Harte Schutzhülle · 1 Stück',
      'Estojo rígido · 1 unidade',
    ),
    text: localized(
      'Rigido, limpido, con la carta già dentro: da spedire, da appendere, da non piegare mai.',
      'Rigid and clear, with the card already inside. Post it, hang it, never bend it.',
      'Rígido y transparente, con la carta ya dentro: para enviar, para colgar, para no doblar nunca.',
      'Rigide, transparent, avec la carte déjà dedans : à envoyer, à accrocher, à ne jamais plier.',
      'Hart, klar und mit der Karte schon darin: zum Verschicken, zum Aufhängen, niemals zum Knicken.',
      'Rígido, límpido, com a carta já dentro: para enviar, pendurar e nunca dobrar.',
    ),
    facts: { size: same('76 × 101 mm') },
  },
  [of('novecoda', 'BA-TL-NOV', 'toploader-novecoda', 'Psichico')],
)

export const tableFamilies: readonly ProductSeed[] = [
  ...albums,
  ...sleeves,
  ...deckBoxes,
  ...dice,
  ...mats,
  ...loaders,
]
