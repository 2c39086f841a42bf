import type { CreationBody } from '@/contract/endpoints/game/creations.ts'

/** Returns a card that satisfies every rule, shared by its link. */
export const ownCard = (changes: Partial<CreationBody> = {}): CreationBody => ({
  nome: 'Mokarello',
  tipo: 'Oggetto',
  rarita: 'Non Comune',
  pv: 95,
  resistenza: 3,
  tratto: null,
  mosse: [
    {
      nome_mossa: 'Vapore bollente',
      danno: 20,
      costo_energia: 2,
      effetti: [{ kind: 'damage-over-time', source: 'burn', amount: 10, turns: 2 }],
    },
    { nome_mossa: 'Doppio espresso', danno: 55, costo_energia: 3, effetti: [] },
  ],
  storia: 'Borbotta ogni mattina alle sette.',
  art: {
    kind: 'figure',
    slug: 'dadotto',
    face: 'attack',
    hue: 45,
    tone: 'plain',
    zoom: 100,
    x: 0,
    y: 0,
    isMirrored: true,
    view: 2,
  },
  is_public: true,
  ...changes,
})
