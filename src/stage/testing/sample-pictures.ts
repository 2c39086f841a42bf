import type { BattlePicture, CardPicture, SeatPicture } from '../battle-picture.ts'

export const sampleCard = (id: number, change: Partial<CardPicture> = {}): CardPicture => ({
  id,
  slug: `card-${id}`,
  nome: `Card ${id}`,
  tipo: 'Fuoco',
  rarita: 'Comune',
  pv: 100,
  pvMax: 100,
  atk: 40,
  numero_carta: id + 1,
  defeated: false,
  blows: [{ danno: 70, clip: null }],
  ...change,
})

const seat = (name: string, active: number, hand: number[]): SeatPicture => ({
  name,
  level: 3,
  avatar: null,
  active: sampleCard(active),
  hand: hand.map(id => sampleCard(id)),
})

/** Own cards 1–3, rival cards 11–13; 1 and 11 are active; it is the reader's turn. */
export const samplePicture = (change: Partial<BattlePicture> = {}): BattlePicture => ({
  own: seat('Own', 1, [2, 3]),
  rival: seat('Rival', 11, [12, 13]),
  toMove: 'own',
  canAct: true,
  selecting: false,
  moves: [{ index: 0, nome: 'Move', danno: 70, costo: 2, preview: null, disabled: null }],
  selectedMove: 0,
  prompt: 'prompt',
  log: [],
  outcome: null,
  words: {
    skip: 'skip',
    damage: 'damage',
    turnOwn: 'own turn',
    turnRival: 'rival turn',
    tapAgain: 'again',
    chooseNext: 'choose',
    victory: 'victory',
    defeat: 'defeat',
    level: 'level',
  },
  ...change,
})
