import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'

/** A card as the creator begins it, with two moves. */
export const sampleDraft = (more: Partial<CreationDraft> = {}): CreationDraft => ({
  id: null,
  nome: '',
  tipo: 'Fuoco',
  rarita: 'Comune',
  pv: 90,
  resistenza: 2,
  tratto: null,
  mosse: [
    { nome_mossa: 'Uno', danno: 5, costo_energia: 1, effetti: [] },
    { nome_mossa: 'Due', danno: 50, costo_energia: 2, effetti: [] },
  ],
  storia: '',
  art: {
    kind: 'figure',
    slug: 'volpardore',
    face: 'idle',
    hue: 0,
    tone: 'plain',
    zoom: 100,
    x: 0,
    y: 0,
    isMirrored: false,
    view: 1,
  },
  is_public: false,
  picture: null,
  ...more,
})
