/** The sample cards of the older offline variant: six per side, always the same, without requests (specification notes §4). */
import { type CardType, costOfRarity, type Rarity } from '@/contract/endpoints/game/characters.ts'
import { locales } from '@/contract/locales.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { type OldMove, oldMoveNames } from './old-moves.ts'

type Row = [
  numero: number,
  slug: string,
  nome: string,
  tipo: CardType,
  rarita: Rarity,
  pv: number,
  mosse: [OldMove, danno: number][],
]

const rows: Record<Seat, Row[]> = {
  player1: [
    [
      2,
      'volpardore',
      'Volpardore',
      'Fuoco',
      'Comune',
      90,
      [
        ['brace', 30],
        ['vampa', 40],
      ],
    ],
    [
      4,
      'ondalice',
      'Ondalice',
      'Acqua',
      'Comune',
      95,
      [
        ['spruzzo', 30],
        ['marea', 35],
      ],
    ],
    [
      6,
      'amanito',
      'Amanito',
      'Natura',
      'Comune',
      110,
      [
        ['fogliame', 25],
        ['radice', 35],
      ],
    ],
    [52, 'brinorso', 'Brinorso', 'Ghiaccio', 'Non Comune', 130, [['brina', 40]]],
    [92, 'bullonardo', 'Bullonardo', 'Meccanico', 'Rara', 150, [['pistone', 55]]],
    [
      136,
      'draghissimo',
      'Draghissimo',
      'Fuoco',
      'Leggendaria',
      210,
      [
        ['vampa', 70],
        ['brace', 60],
      ],
    ],
  ],
  player2: [
    [
      3,
      'germoglino',
      'Germoglino',
      'Natura',
      'Comune',
      95,
      [
        ['fogliame', 30],
        ['radice', 35],
      ],
    ],
    [
      5,
      'gufosaggio',
      'Gufosaggio',
      'Aria',
      'Comune',
      90,
      [
        ['raffica', 30],
        ['ciclone', 40],
      ],
    ],
    [
      7,
      'nuvoletta',
      'Nuvoletta',
      'Aria',
      'Comune',
      100,
      [
        ['raffica', 25],
        ['ciclone', 40],
      ],
    ],
    [53, 'spettrillo', 'Spettrillo', 'Oscurità', 'Non Comune', 125, [['ombra', 40]]],
    [93, 'polpetra', 'Polpetra', 'Psichico', 'Rara', 155, [['pensiero', 50]]],
    [120, 'anelluna', 'Anelluna', 'Cosmico', 'Mitica', 190, [['anello', 65]]],
  ],
}

function character([numero_carta, slug, nome, tipo, rarita, pv, mosse]: Row): BattleCharacter {
  const address = (part: string) => `/assets/characters/${slug}/${part}.webp`
  const wordsIn = (locale: (typeof locales)[number]) => ({
    locale,
    nome,
    storia: '',
    mosse: mosse.map(([move]) => ({ nome_mossa: oldMoveNames[move][locale], descrizione_mossa: '' })),
  })
  return {
    id: numero_carta,
    numero_carta,
    nome,
    slug,
    rarita,
    tipo,
    pv,
    resistenza: 0, // 0 in samples (specification notes §3)
    tratto: null,
    atk: Math.max(...mosse.map(([, danno]) => danno)),
    mosse: mosse.map(([move, danno]) => ({
      nome_mossa: oldMoveNames[move].it,
      descrizione_mossa: '',
      danno,
      costo_energia: costOfRarity[rarita],
      video_url: null,
      effetti: [],
    })),
    images: { thumbnail: address('mini'), mini_card: address('mini'), card: address('card') },
    translations: locales.map(wordsIn),
  }
}

export const oldDecks: Record<Seat, BattleCharacter[]> = {
  player1: rows.player1.map(character),
  player2: rows.player2.map(character),
}
