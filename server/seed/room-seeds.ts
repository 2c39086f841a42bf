/** Contents of the demo showrooms: products with their conditions, two of them exclusive, and documents. */
import type { DocumentType } from '@/contract/endpoints/account/documents.ts'
import type { Role } from '@/contract/permissions.ts'
import { type LocalizedTexts, localized } from './localized.ts'
import type { CategoryKey } from './product-seed.ts'
import { roomSeed, tradeRoomSeed } from './site-texts.ts'

interface Condition {
  sku: string
  price?: number // cents
  discount?: number // percent
}

export const roomCollections: readonly { code: string; discount: number; inside: readonly Condition[] }[] = [
  {
    code: roomSeed.code,
    discount: 10,
    inside: [
      { sku: 'BA-RM-PROTO', price: 3990 },
      { sku: 'BA-PK-COS' },
      { sku: 'BA-AC-MAT', discount: 20 },
      { sku: 'BA-FG-VOL' },
      { sku: 'BA-PK-NAT' },
    ],
  },
  {
    code: tradeRoomSeed.code,
    discount: 35,
    inside: [
      { sku: 'BA-RM-DISPLAY', price: 0 },
      { sku: 'BA-BX-FUO' },
      { sku: 'BA-PK-FUO', price: 290 },
      { sku: 'BA-ST-ACQ' },
      { sku: 'BA-AC-DIC', discount: 45 },
      { sku: 'BA-AL-001' },
    ],
  },
]

interface HiddenSeed {
  sku: string
  category: CategoryKey
  picture: string
  weight: number // grams
  price: number // cents
  stock: number
  title: LocalizedTexts
  subtitle: LocalizedTexts
  text: LocalizedTexts
}

/** Visible only in showrooms. */
export const hiddenProducts: readonly HiddenSeed[] = [
  {
    sku: 'BA-RM-PROTO',
    category: 'figures',
    picture: 'figure-anelluna',
    weight: 520,
    price: 4990,
    stock: 8,
    title: localized(
      'Anelluna, prova di colore',
      'Anelluna, Colour Proof',
      'Anelluna, prueba de color',
      'Anelluna, essai couleur',
      'Anelluna, Farbmuster',
      'Anelluna, prova de cor',
    ),
    subtitle: localized(
      'Prototipo dipinto a mano',
      'Hand-painted prototype',
      'Prototipo pintado a mano',
      'Prototype peint à la main',
      'Handbemalter Prototyp',
      'Protótipo pintado à mão',
    ),
    text: localized(
      'Una delle otto prove prima della produzione. La luna ha ancora un’ombra in più, che poi abbiamo tolto.',
      'One of eight pre-production proofs. The moon still has one shadow too many, which we later removed.',
      'Una de las ocho pruebas previas a la producción. La luna aún tiene una sombra de más, que luego quitamos.',
      'L’un des huit essais d’avant production. La lune a encore une ombre de trop, retirée ensuite.',
      'Eins von acht Mustern vor der Produktion. Der Mond hat noch einen Schatten zu viel, den wir später entfernt haben.',
      'Uma das oito provas antes da produção. A lua ainda tem uma sombra a mais, que depois tirámos.',
    ),
  },
  {
    sku: 'BA-RM-DISPLAY',
    category: 'accessories',
    picture: 'stand-buste',
    weight: 900,
    price: 1500,
    stock: 40,
    title: localized(
      'Espositore da banco',
      'Counter Display',
      'Expositor de mostrador',
      'Présentoir de comptoir',
      'Verkaufsaufsteller',
      'Expositor de balcão',
    ),
    subtitle: localized(
      'Per 48 buste, si monta in un minuto',
      'Holds 48 packs, ready in a minute',
      'Para 48 sobres, se monta en un minuto',
      'Pour 48 boosters, monté en une minute',
      'Für 48 Booster, in einer Minute aufgebaut',
      'Para 48 saquetas, monta-se num minuto',
    ),
    text: localized(
      'Cartone stampato con la nostra tenda. È gratis per i punti vendita. Mettilo vicino alla cassa e lascialo lavorare.',
      'Printed cardboard with our awning. Free for retailers. Put it by the checkout and let it sell.',
      'Cartón impreso con nuestro toldo. Gratis para quien vende. Ponlo a la vista y déjalo trabajar.',
      'Carton imprimé avec notre auvent. Gratuit pour les points de vente. Pose-le bien en vue et laisse-le travailler.',
      'Bedruckter Karton mit unserer Markise. Für Händler kostenlos. Stelle ihn neben die Kasse und lass ihn für sich arbeiten.',
      'Cartão impresso com o nosso toldo. Grátis para quem vende. Põe-no à vista dos clientes e deixa-o trabalhar.',
    ),
  },
]

interface DocumentSeed {
  key: string // of the file that ships with the program
  fileName: string
  mediaType: DocumentType
  roles: readonly Role[]
  rooms: readonly string[] // codes
  name: LocalizedTexts
  note: LocalizedTexts
}

const paper = (
  key: string,
  fileName: string,
  roles: readonly Role[],
  rooms: readonly string[],
  name: LocalizedTexts,
  note: LocalizedTexts,
): DocumentSeed => ({
  key: `demo-document-${key}`,
  fileName,
  mediaType: 'application/pdf',
  roles,
  rooms,
  name,
  note,
})

export const documentSeeds: readonly DocumentSeed[] = [
  paper(
    'listino',
    'listino-rivenditori.pdf',
    ['reseller', 'retailer'],
    [tradeRoomSeed.code],
    localized(
      'Listino rivenditori',
      'Trade price list',
      'Tarifa para revendedores',
      'Tarif revendeurs',
      'Händlerpreisliste',
      'Tabela de revenda',
    ),
    localized(
      'Prezzi per confezione, IVA inclusa',
      'Prices per pack, VAT included',
      'Precios por unidad de venta, IVA incluido',
      'Prix par lot, TVA incluse',
      'Preise je Packung, inkl. MwSt.',
      'Preços por embalagem, IVA incluído',
    ),
  ),
  paper(
    'espositore',
    'espositore-da-banco.pdf',
    [],
    [tradeRoomSeed.code],
    localized(
      'Montare l’espositore',
      'Display assembly guide',
      'Montar el expositor',
      'Monter le présentoir',
      'Aufsteller aufbauen',
      'Montar o expositor',
    ),
    localized(
      'Quattro pieghe e un clic',
      'Assembly in four folds',
      'Cuatro pliegues y un clic',
      'Quatre plis et un clic',
      'Vier Falten und ein Klick',
      'Quatro dobras e um clique',
    ),
  ),
  paper(
    'fiera',
    'programma-fiera.pdf',
    [],
    [roomSeed.code],
    localized(
      'Programma della fiera',
      'Fair programme',
      'Programa de la feria',
      'Programme du salon',
      'Messeprogramm',
      'Programa da feira',
    ),
    localized(
      'Anteprime, torneo, finale',
      'Previews, tournament, final',
      'Preestrenos, torneo, final',
      'Avant-premières, tournoi, finale',
      'Vorschauen, Turnier, Finale',
      'Antestreias, torneio, final',
    ),
  ),
  paper(
    'tornei',
    'regolamento-tornei.pdf',
    ['user', 'retailer', 'reseller', 'other'],
    [],
    localized(
      'Regolamento dei tornei',
      'Tournament rules',
      'Reglamento de torneos',
      'Règles des tournois',
      'Turnierregeln',
      'Regulamento dos torneios',
    ),
    localized(
      'Sei carte, due giocatori, un tavolo',
      'Six cards, two players, one table',
      'Seis cartas, dos jugadores, una mesa',
      'Six cartes, deux joueurs, une table',
      'Sechs Karten, zwei Spieler, ein Tisch',
      'Seis cartas, dois jogadores, uma mesa',
    ),
  ),
]
