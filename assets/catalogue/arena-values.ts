/**
 * The figures of the 149 cards under the arena rules (decision 0043): health, resistenza, and of each printed move its cost, its danno and
 * the amounts of its effects in their order; last the trait of a card that has one of its own. Kinds, turns and names of effects stand in
 * the card files.
 */
import type { TraitCode } from '../../src/engine/traits/trait.ts'

/** [cost in energy, danno, amount of each effect that has one] */
export type MoveNumbers = readonly [number, number, ...number[]]
export type CardNumbers = readonly [
  pv: number,
  resistenza: number,
  mosse: readonly MoveNumbers[],
  tratto?: TraitCode,
]

export const arenaNumbers: Readonly<Record<string, CardNumbers>> = {
  volpardore: [
    102,
    1,
    [
      [1, 8, 8],
      [2, 55],
    ],
  ],
  germoglino: [
    111,
    2,
    [
      [1, 7, 18],
      [2, 48],
    ],
  ],
  ondalice: [
    94,
    2,
    [
      [1, 8, 20],
      [2, 54],
    ],
  ],
  gufosaggio: [
    117,
    1,
    [
      [1, 9, 12],
      [2, 58],
    ],
  ],
  amanito: [
    140,
    2,
    [
      [2, 47],
      [1, 7, 6],
    ],
  ],
  nuvoletta: [
    124,
    2,
    [
      [1, 8, 19],
      [2, 53],
    ],
  ],
  cactuspino: [
    116,
    3,
    [
      [1, 8, 10],
      [2, 50],
    ],
  ],
  soffiolo: [
    85,
    1,
    [
      [1, 17, 8],
      [2, 61],
    ],
  ],
  fiammello: [
    52,
    1,
    [
      [1, 32],
      [2, 97],
    ],
  ],
  talpetto: [
    105,
    2,
    [
      [1, 8, 10],
      [2, 53],
    ],
  ],
  mokarello: [
    104,
    2,
    [
      [1, 8, 11],
      [2, 54],
    ],
  ],
  pesciolo: [
    107,
    1,
    [
      [1, 9, 10],
      [2, 60],
    ],
  ],
  pinguello: [
    113,
    2,
    [
      [1, 8, 11],
      [2, 54],
    ],
  ],
  mentello: [
    97,
    1,
    [
      [1, 8, 11],
      [2, 57],
    ],
  ],
  molletto: [
    130,
    1,
    [
      [2, 19],
      [1, 29],
    ],
  ],
  meteorino: [
    114,
    2,
    [
      [1, 9, 8],
      [2, 58],
    ],
  ],
  cherubello: [
    116,
    1,
    [
      [1, 8, 10],
      [2, 57],
    ],
  ],
  lucciolo: [
    101,
    1,
    [
      [1, 9, 10],
      [2, 60],
    ],
  ],
  pipistro: [
    88,
    1,
    [
      [1, 8, 21],
      [2, 57],
    ],
  ],
  dindondolo: [
    132,
    2,
    [
      [2, 22],
      [1, 26],
    ],
  ],
  rapanello: [
    100,
    1,
    [
      [1, 8, 10],
      [2, 55],
    ],
  ],
  palloncio: [
    124,
    1,
    [
      [1, 7, 10],
      [2, 48],
    ],
  ],
  braciolo: [
    120,
    2,
    [
      [1, 7, 6],
      [2, 47],
    ],
  ],
  sassolotto: [
    118,
    4,
    [
      [1, 7, 10],
      [2, 44],
    ],
  ],
  tomolino: [
    83,
    2,
    [
      [1, 8, 10],
      [2, 53],
    ],
  ],
  granchiorso: [
    105,
    3,
    [
      [1, 8, 10],
      [2, 50],
    ],
  ],
  nevopupo: [
    130,
    2,
    [
      [2, 25],
      [1, 25],
    ],
  ],
  occhiolo: [
    105,
    2,
    [
      [1, 9, 12],
      [2, 58],
    ],
  ],
  ingranello: [
    114,
    3,
    [
      [1, 8, 10],
      [2, 50],
    ],
  ],
  ufetto: [
    131,
    1,
    [
      [2, 15],
      [1, 26],
    ],
  ],
  colombria: [
    104,
    1,
    [
      [1, 8, 21],
      [2, 55],
    ],
  ],
  stellotto: [
    97,
    2,
    [
      [1, 8, 19],
      [2, 53],
    ],
  ],
  ragnella: [
    130,
    2,
    [
      [2, 17],
      [1, 27],
    ],
  ],
  tamburlo: [
    101,
    2,
    [
      [1, 8, 10],
      [2, 51],
    ],
  ],
  peperello: [
    99,
    1,
    [
      [1, 9, 12],
      [2, 60],
    ],
  ],
  lombricchio: [
    103,
    1,
    [
      [1, 8, 21],
      [2, 55],
    ],
  ],
  dadotto: [
    51,
    2,
    [
      [1, 28],
      [2, 91],
    ],
  ],
  anatroccia: [
    111,
    1,
    [
      [1, 17, 8],
      [2, 55],
    ],
  ],
  gelatorso: [
    94,
    1,
    [
      [1, 8, 21],
      [2, 55],
    ],
  ],
  micipno: [
    151,
    1,
    [
      [2, 25],
      [1, 28],
    ],
  ],
  chiavello: [
    94,
    2,
    [
      [1, 8, 21],
      [2, 55],
    ],
  ],
  lunello: [
    137,
    2,
    [
      [2, 28, 25],
      [1, 26],
    ],
  ],
  caliciolo: [
    134,
    2,
    [
      [1, 7, 18],
      [2, 48],
    ],
  ],
  lampadino: [
    111,
    1,
    [
      [1, 8, 11],
      [2, 55],
    ],
  ],
  zuccabuia: [
    97,
    2,
    [
      [1, 8, 10],
      [2, 50],
    ],
  ],
  grillotto: [
    87,
    1,
    [
      [1, 9, 10],
      [2, 61],
    ],
  ],
  ricciondo: [
    109,
    3,
    [
      [1, 8, 10],
      [2, 51],
    ],
  ],
  calzetto: [
    112,
    1,
    [
      [1, 8, 10],
      [2, 53],
    ],
  ],
  fochella: [
    125,
    2,
    [
      [1, 8, 10],
      [2, 51],
    ],
  ],
  tostarello: [
    104,
    2,
    [
      [1, 8, 7],
      [2, 53],
    ],
  ],
  brinorso: [
    146,
    4,
    [
      [3, 46],
      [1, 26],
    ],
  ],
  spettrillo: [
    98,
    2,
    [
      [1, 9, 9],
      [3, 84],
    ],
  ],
  girasolina: [
    124,
    3,
    [
      [1, 7, 19],
      [3, 74],
    ],
  ],
  aquilonzo: [
    122,
    2,
    [
      [2, 17],
      [3, 81],
    ],
  ],
  salamirto: [
    107,
    2,
    [
      [1, 8, 7],
      [3, 79],
    ],
  ],
  cammelongo: [
    132,
    3,
    [
      [1, 7, 19],
      [3, 71],
    ],
  ],
  teierosa: [
    96,
    3,
    [
      [1, 7, 19],
      [3, 74, 6],
    ],
  ],
  medusella: [
    129,
    2,
    [
      [2, 18],
      [3, 84],
    ],
  ],
  gelostecco: [
    125,
    2,
    [
      [2, 18],
      [3, 84],
    ],
  ],
  sferaggio: [
    114,
    3,
    [
      [1, 8, 9],
      [3, 79],
    ],
  ],
  ciufetto: [
    111,
    3,
    [
      [1, 7, 10],
      [3, 74],
    ],
  ],
  astropupo: [
    109,
    4,
    [
      [1, 8, 8],
      [3, 76],
    ],
  ],
  clessidrio: [
    169,
    3,
    [
      [3, 38],
      [1, 27],
    ],
  ],
  faronotte: [
    123,
    4,
    [
      [1, 7, 9],
      [3, 74],
    ],
  ],
  corvombra: [
    95,
    2,
    [
      [1, 9, 11],
      [3, 83],
    ],
  ],
  fischiolo: [
    143,
    2,
    [
      [3, 38],
      [1, 28],
    ],
  ],
  coccibomba: [
    110,
    4,
    [
      [1, 18, 6],
      [3, 79],
    ],
  ],
  farfallea: [
    149,
    2,
    [
      [3, 38],
      [1, 29],
    ],
  ],
  lanternello: [
    107,
    3,
    [
      [1, 8, 8],
      [3, 76],
    ],
  ],
  cobranza: [
    129,
    2,
    [
      [1, 8, 7],
      [3, 81],
    ],
  ],
  svegliotto: [
    129,
    3,
    [
      [3, 41],
      [1, 26],
    ],
  ],
  cavallonda: [
    122,
    3,
    [
      [1, 7, 10],
      [3, 74],
    ],
  ],
  igluno: [
    106,
    5,
    [
      [1, 7, 8],
      [3, 70],
    ],
  ],
  mascarillo: [
    170,
    2,
    [
      [3, 38],
      [1, 27],
    ],
  ],
  vesparo: [
    115,
    2,
    [
      [1, 9, 11],
      [3, 84],
    ],
  ],
  razzotto: [
    103,
    2,
    [
      [1, 8, 11],
      [3, 89],
      [2, 53],
    ],
  ],
  agnellume: [
    129,
    2,
    [
      [1, 7, 19],
      [3, 71],
    ],
  ],
  prismetto: [
    102,
    3,
    [
      [1, 19, 7],
      [3, 83],
    ],
  ],
  vinilello: [
    96,
    3,
    [
      [1, 8, 20],
      [3, 76],
    ],
  ],
  lumacolla: [
    125,
    4,
    [
      [2, 14],
      [3, 69],
    ],
  ],
  apibrio: [
    125,
    3,
    [
      [1, 8, 20],
      [3, 76],
    ],
  ],
  scoppiolo: [
    108,
    2,
    [
      [1, 19, 7],
      [3, 89],
    ],
  ],
  corazzello: [
    109,
    5,
    [
      [1, 7, 8],
      [3, 71],
    ],
  ],
  ombrellio: [
    108,
    4,
    [
      [1, 8, 8],
      [3, 76],
    ],
  ],
  marestella: [
    111,
    3,
    [
      [1, 7, 19],
      [3, 73],
    ],
  ],
  pecorsogna: [
    167,
    2,
    [
      [3, 33, 33],
      [1, 25],
    ],
  ],
  ronzodrone: [
    106,
    3,
    [
      [1, 19, 7],
      [3, 81],
    ],
  ],
  satellino: [
    103,
    3,
    [
      [1, 8, 9],
      [3, 80],
    ],
  ],
  lepraggio: [
    114,
    2,
    [
      [1, 9, 12],
      [3, 87],
    ],
  ],
  megafolo: [
    95,
    3,
    [
      [1, 19, 7],
      [3, 80],
    ],
  ],
  bullonardo: [
    168,
    5,
    [
      [1, 8, 10],
      [4, 98],
    ],
    'aim',
  ],
  polpetra: [
    121,
    4,
    [
      [1, 8, 8],
      [4, 104],
    ],
    'anchor',
  ],
  quercione: [
    149,
    5,
    [
      [1, 7, 18],
      [4, 91],
    ],
    'regrowth',
  ],
  vorticello: [
    120,
    3,
    [
      [1, 19, 7],
      [4, 109],
    ],
    'pursuit',
  ],
  vulcanotto: [
    113,
    5,
    [
      [1, 8, 7],
      [4, 100],
    ],
    'parting-shot',
  ],
  tartarocca: [
    146,
    6,
    [
      [1, 7, 4, 11],
      [4, 91],
    ],
    'shell',
  ],
  scrigname: [
    111,
    5,
    [
      [1, 8, 11],
      [4, 104],
    ],
    'bequest',
  ],
  squalotto: [
    114,
    3,
    [
      [1, 9, 12],
      [4, 113],
    ],
    'predator',
  ],
  yetolo: [
    182,
    4,
    [
      [4, 61],
      [1, 26],
    ],
    'fury',
  ],
  merlonzio: [
    161,
    3,
    [
      [2, 17, 14],
      [4, 111],
    ],
    'immunity',
  ],
  sommergillo: [
    111,
    5,
    [
      [1, 8, 7],
      [4, 101],
    ],
    'shell',
  ],
  orsastro: [
    127,
    4,
    [
      [1, 8, 19],
      [4, 98],
    ],
    'regrowth',
  ],
  cavaluce: [
    144,
    6,
    [
      [1, 8, 7],
      [4, 100],
    ],
    'immunity',
  ],
  solcione: [
    118,
    4,
    [
      [1, 8, 7],
      [4, 99],
    ],
    'thorns',
  ],
  mummiola: [
    116,
    4,
    [
      [1, 8, 7],
      [4, 100],
    ],
    'drain',
  ],
  chitarrullo: [
    124,
    3,
    [
      [1, 9, 12],
      [4, 110],
    ],
    'fury',
  ],
  ranapesto: [
    122,
    3,
    [
      [1, 8, 7],
      [4, 104],
    ],
    'venom',
  ],
  girandello: [
    146,
    4,
    [
      [4, 70],
      [1, 29],
    ],
    'pursuit',
  ],
  torofuoco: [
    105,
    4,
    [
      [1, 8, 11],
      [4, 111],
    ],
    'fury',
  ],
  leodune: [
    126,
    3,
    [
      [1, 8, 8],
      [4, 108],
    ],
    'anchor',
  ],
  pizzarello: [
    125,
    3,
    [
      [2, 17],
      [4, 111],
    ],
    'bequest',
  ],
  assolotto: [
    136,
    3,
    [
      [1, 7, 19],
      [4, 95],
    ],
    'regrowth',
  ],
  gufoneve: [
    110,
    3,
    [
      [1, 18, 6],
      [4, 109],
    ],
    'predator',
  ],
  trocchio: [
    135,
    3,
    [
      [1, 8, 5, 7],
      [4, 107],
    ],
    'aim',
  ],
  templuccio: [
    123,
    6,
    [
      [1, 7, 18],
      [4, 90],
    ],
    'shell',
  ],
  unicornello: [
    130,
    3,
    [
      [1, 8, 13, 7],
      [4, 105],
    ],
    'care',
  ],
  cerobuio: [
    104,
    3,
    [
      [1, 8, 8],
      [4, 108],
    ],
    'parting-shot',
  ],
  fisarmico: [
    130,
    4,
    [
      [1, 8, 12, 7],
      [4, 100],
    ],
    'care',
  ],
  anelluna: [
    181,
    5,
    [
      [1, 9, 7],
      [4, 105],
    ],
    'bequest',
  ],
  cervalbero: [
    204,
    5,
    [
      [1, 9, 12, 4],
      [4, 101],
    ],
    'care',
  ],
  zefiraso: [
    181,
    4,
    [
      [1, 10, 11],
      [4, 108],
    ],
    'pursuit',
  ],
  magmolite: [
    219,
    6,
    [
      [4, 67],
      [1, 27],
    ],
    'thorns',
  ],
  mammutone: [
    207,
    5,
    [
      [1, 18, 6],
      [4, 99],
    ],
    'anchor',
  ],
  gondolfo: [
    210,
    5,
    [
      [1, 19, 6],
      [4, 105],
    ],
    'aim',
  ],
  balenauta: [
    189,
    4,
    [
      [4, 63, 47],
      [1, 26],
    ],
    'care',
  ],
  cristallide: [
    215,
    6,
    [
      [4, 62],
      [1, 27],
    ],
    'immunity',
  ],
  geniolo: [
    202,
    4,
    [
      [1, 9, 7, 13],
      [4, 105],
    ],
    'bequest',
  ],
  rinoferro: [
    204,
    6,
    [
      [1, 9, 10],
      [4, 99],
    ],
    'thorns',
  ],
  buconero: [
    185,
    4,
    [
      [1, 18, 6],
      [4, 110],
    ],
    'anchor',
  ],
  cigneterno: [
    181,
    4,
    [
      [1, 9, 20],
      [4, 101],
    ],
    'parting-shot',
  ],
  manteluce: [
    220,
    4,
    [
      [2, 19, 25],
      [4, 104],
    ],
    'venom',
  ],
  contenebra: [
    175,
    5,
    [
      [1, 9, 20],
      [4, 103],
    ],
    'drain',
  ],
  elefono: [
    215,
    5,
    [
      [4, 60],
      [1, 19, 5],
      [3, 76],
    ],
    'aim',
  ],
  trombangelo: [
    218,
    5,
    [
      [1, 9, 11],
      [3, 54, 16],
      [4, 103],
    ],
    'care',
  ],
  draghissimo: [
    204,
    6,
    [
      [1, 9, 7],
      [5, 131],
    ],
    'fury',
  ],
  silvadrago: [
    194,
    6,
    [
      [5, 78, 57],
      [1, 26],
    ],
    'regrowth',
  ],
  grifardo: [
    166,
    6,
    [
      [1, 9, 11],
      [5, 131],
    ],
    'predator',
  ],
  sfingora: [
    219,
    7,
    [
      [5, 61, 30],
      [1, 9, 10],
      [3, 79],
    ],
    'anchor',
  ],
  marionetto: [
    194,
    5,
    [
      [1, 9, 7],
      [5, 129],
    ],
    'pursuit',
  ],
  leviatone: [
    201,
    6,
    [
      [3, 52, 16],
      [1, 10, 7],
      [5, 133],
    ],
    'drain',
  ],
  dragobrina: [
    219,
    6,
    [
      [5, 84],
      [1, 9, 4, 7],
      [3, 77],
    ],
    'shell',
  ],
  novecoda: [
    193,
    5,
    [
      [5, 78, 12],
      [1, 27],
    ],
    'immunity',
  ],
  colossauro: [
    232,
    7,
    [
      [1, 9, 10],
      [3, 26],
      [5, 122],
    ],
    'thorns',
  ],
  balenastro: [
    214,
    5,
    [
      [1, 9, 14],
      [3, 52, 14],
      [5, 124],
    ],
    'regrowth',
  ],
  fenicealba: [
    164,
    5,
    [
      [5, 44, 131],
      [1, 9, 7],
      [3, 78],
    ],
    'parting-shot',
  ],
  sirenada: [
    242,
    5,
    [
      [5, 77, 22],
      [2, 18],
      [3, 77],
    ],
    'drain',
  ],
  serafocchio: [
    211,
    7,
    [
      [2, 25, 30, 7],
      [4, 95, 10],
      [6, 156],
    ],
    'immunity',
  ],
  idranera: [
    226,
    6,
    [
      [2, 27, 9, 9],
      [4, 76, 23],
      [6, 151],
    ],
    'venom',
  ],
  anomalia: [
    208,
    7,
    [
      [4, 58, 60],
      [6, 106],
      [2, 52],
    ],
  ],
}
