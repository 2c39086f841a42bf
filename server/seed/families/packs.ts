/** Paper packs and boxes, digital packs, starter decks. */

import { localized, same } from '../localized.ts'
import type { ProductSeed } from '../product-seed.ts'
import { creatures } from './creatures.ts'
import { elements } from './elements.ts'
import { type FamilyItem, family } from './family.ts'

const sixPlus = same('6+')
const fiveCards = localized(
  '5 carte e un codice per il gioco',
  '5 cards and a code for the game',
  '5 cartas y un código para el juego',
  '5 cartes et un code pour le jeu',
  '5 Karten und ein Code für das Spiel',
  '5 cartas e um código para o jogo',
)

const pack = (
  sku: string,
  picture: string,
  name: keyof typeof elements,
  element: ProductSeed['element'],
  of: keyof typeof creatures,
  overrides: Partial<FamilyItem> = {},
): FamilyItem => ({ sku, picture, element, name: elements[name], line: creatures[of].line, ...overrides })

const packTitle = (series: number) =>
  localized(
    `Busta {name}, Serie ${series}`,
    `{name} Pack, Series ${series}`,
    `Sobre {name}, Serie ${series}`,
    `Booster {name}, Série ${series}`,
    `{name}-Booster, Serie ${series}`,
    `Saqueta {name}, Série ${series}`,
  )
const packSubtitle = (series: number) =>
  localized(
    `5 carte · Serie ${series}`,
    `5 cards · Series ${series}`,
    `5 cartas · Serie ${series}`,
    `5 cartes · Série ${series}`,
    `5 Karten · Serie ${series}`,
    `5 cartas · Série ${series}`,
  )
const packText = localized(
  'Cinque carte pescate da tutte le rarità della serie, sigillate a mano nel retrobottega.',
  'Five cards drawn from every rarity of the series, sealed by hand in the back room.',
  'Cinco cartas sacadas de todas las rarezas de la serie, precintadas a mano en la trastienda.',
  'Cinq cartes tirées de toutes les raretés de la série, scellées à la main dans l’arrière-boutique.',
  'Fünf Karten aus allen Seltenheiten der Serie, im Hinterzimmer von Hand versiegelt.',
  'Cinco cartas tiradas de todas as raridades da série, seladas à mão nos fundos da loja.',
)

const packForm = (series: number) => ({
  category: 'packs' as const,
  codeFor: series === 1 ? ('common' as const) : ('uncommon' as const),
  weight: 22,
  price: series === 1 ? 490 : 550,
  reseller: series === 1 ? 330 : 370,
  other: series === 1 ? 420 : 470,
  stock: 140,
  material: 'paper' as const,
  title: packTitle(series),
  subtitle: packSubtitle(series),
  text: packText,
  facts: { content: fiveCards, age: sixPlus },
})

const paperPacks = [
  ...family(packForm(1), [
    pack('BA-PK-ARI', 'pack-aria', 'air', 'Aria', 'gufosaggio', { series: '1' }),
    pack('BA-PK-GHI', 'pack-ghiaccio', 'ice', 'Ghiaccio', 'pinguello', { series: '1', stock: 62 }),
  ]),
  ...family(packForm(2), [
    pack('BA-PK-OSC', 'pack-oscurita', 'darkness', 'Oscurità', 'spettrillo', { series: '2', isNew: true }),
    pack('BA-PK-PSI', 'pack-psichico', 'mind', 'Psichico', 'mentello', { series: '2' }),
    pack('BA-PK-MEC', 'pack-meccanico', 'machine', 'Meccanico', 'bullonardo', { series: '2', stock: 3 }),
    pack('BA-PK-LUC', 'pack-luce', 'light', 'Luce', 'manteluce', { series: '2', stock: 0 }),
  ]),
]

const boxes = family(
  {
    category: 'packs',
    codeFor: 'common',
    weight: 640,
    price: 9990,
    reseller: 6900,
    other: 8900,
    stock: 24,
    material: 'paper',
    title: localized(
      'Box 24 buste {name}',
      'Box of 24 {name} Packs',
      'Caja de 24 sobres {name}',
      'Boîte de 24 boosters {name}',
      'Box mit 24 {name}-Boostern',
      'Caixa de 24 saquetas {name}',
    ),
    subtitle: localized(
      '120 carte · sigillato',
      '120 cards · sealed',
      '120 cartas · precintada',
      '120 cartes · scellée',
      '120 Karten · versiegelt',
      '120 cartas · selada',
    ),
    text: localized(
      'Ventiquattro buste in una scatola che sta bene anche vuota, sullo scaffale.',
      'Twenty-four packs in a box that looks good on the shelf even when it’s empty.',
      'Veinticuatro sobres en una caja que queda bien en el estante incluso vacía.',
      'Vingt-quatre boosters dans une boîte qui a fière allure même vide, sur l’étagère.',
      'Vierundzwanzig Booster in einer Box, die auch leer im Regal gut aussieht.',
      'Vinte e quatro saquetas numa caixa que fica bem na prateleira, mesmo vazia.',
    ),
    facts: {
      content: localized(
        '24 buste da 5 carte, 24 codici',
        '24 packs of 5 cards, 24 codes',
        '24 sobres de 5 cartas, 24 códigos',
        '24 boosters de 5 cartes, 24 codes',
        '24 Booster zu 5 Karten, 24 Codes',
        '24 saquetas de 5 cartas, 24 códigos',
      ),
      size: same('21 × 14 × 12 cm'),
      age: sixPlus,
    },
  },
  [
    pack('BA-BX-ACQ', 'box-acqua', 'water', 'Acqua', 'ondalice', { series: 'abissi', also: ['pack-acqua'] }),
    pack('BA-BX-COS', 'box-cosmo', 'cosmos', 'Cosmico', 'anelluna', {
      series: '2',
      also: ['pack-cosmo', 'pack-oscurita'],
      isNew: true,
      discount: 10,
    }),
  ],
)

const digital = family(
  {
    category: 'digital',
    weight: 0,
    price: 290,
    stock: null,
    material: 'digital',
    title: localized(
      'Busta digitale {name}',
      '{name} Digital Pack',
      'Sobre digital {name}',
      'Booster numérique {name}',
      'Digitaler Booster {name}',
      'Saqueta digital {name}',
    ),
    subtitle: localized(
      '5 carte nel gioco · subito',
      '5 cards in the game · instant delivery',
      '5 cartas en el juego · al instante',
      '5 cartes dans le jeu · tout de suite',
      '5 Karten im Spiel · sofort',
      '5 cartas no jogo · na hora',
    ),
    text: localized(
      'Arriva nel tuo account appena il pagamento è confermato e si apre con uno strappo del dito. Vedi le probabilità prima dell’acquisto, e ogni apertura si può verificare.',
      'Added to your account as soon as your payment is confirmed, and opened with a swipe. You see the odds before you buy, and you can verify every opening.',
      'Lo recibes en tu cuenta en cuanto se confirma el pago y se abre con un gesto del dedo. Ves las probabilidades antes de comprar, y cada apertura se puede verificar.',
      'Il est livré sur ton compte dès que le paiement est confirmé et s’ouvre d’un geste du doigt. Les probabilités sont affichées avant l’achat et chaque ouverture est vérifiable.',
      'Er liegt in deinem Konto, sobald die Zahlung bestätigt ist, und öffnet sich mit einem Wisch. Die Chancen siehst du vor dem Kauf, und jede Öffnung lässt sich nachprüfen.',
      'Fica na tua conta assim que o pagamento for confirmado e abre-se com um gesto do dedo. As probabilidades são indicadas antes da compra e cada abertura pode ser verificada.',
    ),
    facts: {
      content: localized(
        '5 carte digitali',
        '5 digital cards',
        '5 cartas digitales',
        '5 cartes numériques',
        '5 digitale Karten',
        '5 cartas digitais',
      ),
    },
  },
  [
    {
      sku: 'BA-DG-COM',
      picture: 'digital-common',
      element: 'Natura',
      digital: 'common',
      name: localized('della bottega', 'Workshop', 'del taller', 'de l’atelier', 'Werkstatt', 'do ateliê'),
      line: localized(
        'La prima da aprire, e spesso anche la seconda.',
        'The first one to open, and often the second.',
        'El primero que se abre, y a menudo el segundo.',
        'Le premier qu’on ouvre, et souvent le deuxième.',
        'Der erste, den man öffnet, und oft auch der zweite.',
        'A primeira que se abre, e muitas vezes a segunda.',
      ),
    },
    {
      sku: 'BA-DG-UNC',
      picture: 'digital-uncommon',
      element: 'Ghiaccio',
      digital: 'uncommon',
      price: 390,
      name: localized('d’argento', 'Silver', 'de plata', 'd’argent', 'Silber', 'de prata'),
      line: localized(
        'Almeno una carta non comune ti guarda già.',
        'At least one Uncommon card is already looking at you.',
        'Al menos una carta poco común ya te está mirando.',
        'Au moins une carte peu commune te regarde déjà.',
        'Mindestens eine ungewöhnliche Karte schaut dich schon an.',
        'Pelo menos uma carta incomum já está a olhar para ti.',
      ),
    },
    {
      sku: 'BA-DG-RAR',
      picture: 'digital-rare',
      element: 'Meccanico',
      digital: 'rare',
      price: 590,
      name: localized('d’oro', 'Gold', 'de oro', 'd’or', 'Gold', 'de ouro'),
      line: localized(
        'Nella quinta tasca c’è sempre qualcosa che brilla.',
        'There’s always something shiny in fifth place.',
        'En la quinta carta siempre hay algo que brilla.',
        'Dans la cinquième pochette, quelque chose brille toujours.',
        'In der fünften Tasche glänzt immer etwas.',
        'Na quinta bolsa há sempre qualquer coisa que brilha.',
      ),
    },
    {
      sku: 'BA-DG-EPI',
      picture: 'digital-epic',
      element: 'Cosmico',
      digital: 'epic',
      price: 890,
      discount: 15,
      name: localized('arcana', 'Arcane', 'arcano', 'arcanique', 'Arkan', 'arcana'),
      line: localized(
        'Per chi cerca le mitiche e sa che non si fanno trovare.',
        'For Mythic hunters, who know how well they hide.',
        'Para quien busca las míticas y sabe que se esconden.',
        'Pour ceux qui cherchent les Mythiques et savent qu’elles se cachent.',
        'Für alle, die mythische Karten suchen und wissen, wie gut sie sich verstecken.',
        'Para quem procura as míticas e sabe que elas se escondem.',
      ),
    },
    {
      sku: 'BA-DG-LEG',
      picture: 'digital-legendary',
      element: 'Fuoco',
      digital: 'legendary',
      price: 1490,
      isNew: true,
      name: localized('leggendaria', 'Legendary', 'legendario', 'légendaire', 'Legende', 'lendária'),
      line: localized(
        'Si apre in piedi, possibilmente con testimoni.',
        'Best opened standing up, preferably with witnesses.',
        'Se abre de pie, a ser posible con testigos.',
        'S’ouvre debout, de préférence devant témoins.',
        'Am besten im Stehen öffnen, möglichst vor Zeugen.',
        'Abre-se de pé, de preferência com testemunhas.',
      ),
    },
  ],
)

const starters = family(
  {
    category: 'decks',
    weight: 310,
    price: 1990,
    reseller: 1350,
    other: 1750,
    stock: 45,
    material: 'paper',
    title: localized(
      'Mazzo base {name}',
      '{name} Starter Deck',
      'Mazo inicial {name}',
      'Deck de départ {name}',
      'Starterdeck {name}',
      'Baralho inicial {name}',
    ),
    subtitle: localized(
      'Pronto da giocare · 2 giocatori',
      'Ready to play · 2 players',
      'Listo para jugar · 2 jugadores',
      'Prêt à jouer · 2 joueurs',
      'Sofort spielbereit · 2 Spieler',
      'Pronto a jogar · 2 jogadores',
    ),
    text: localized(
      'Due mazzi da sei carte equilibrati, un tappetino di carta e le regole in una pagina sola.',
      'Two balanced six-card decks, a paper playmat and one page of rules.',
      'Dos mazos equilibrados de seis cartas, un tapete de papel y las reglas en una sola página.',
      'Deux decks équilibrés de six cartes, un tapis de papier et les règles sur une seule page.',
      'Zwei ausgewogene Decks zu je sechs Karten, eine Papiermatte und Regeln auf einer einzigen Seite.',
      'Dois baralhos equilibrados de seis cartas, um tapete de papel e as regras numa só página.',
    ),
    facts: {
      content: localized(
        '2 mazzi da 6 carte, tappetino, regole',
        '2 six-card decks, playmat, rules',
        '2 mazos de 6 cartas, tapete, reglas',
        '2 decks de 6 cartes, tapis, règles',
        '2 Decks zu 6 Karten, Matte, Regeln',
        '2 baralhos de 6 cartas, tapete, regras',
      ),
      age: same('8+'),
    },
  },
  [
    pack('BA-ST-FUO', 'starter-fuoco', 'fire', 'Fuoco', 'draghissimo', {
      series: '1',
    }),
    pack('BA-ST-NAT', 'starter-natura', 'nature', 'Natura', 'germoglino', {
      series: '1',
    }),
    pack('BA-ST-GHI', 'starter-ghiaccio', 'ice', 'Ghiaccio', 'brinorso', { series: '2', stock: 5 }),
  ],
)

export const packFamilies: readonly ProductSeed[] = [...paperPacks, ...boxes, ...digital, ...starters]
