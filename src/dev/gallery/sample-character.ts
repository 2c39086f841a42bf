import type { Character } from '@/contract/endpoints/game/characters.ts'
import { locales } from '@/contract/locales.ts'

const moves = [
  { nome_mossa: 'Belato di luce', danno: 40, costo_energia: 2 },
  { nome_mossa: 'Lana accecante', danno: 70, costo_energia: 4 },
]

/** A card whose images are in `public/assets`. Its long names test the line breaks. */
export const sampleCharacter: Character = {
  id: 1,
  numero_carta: 2,
  nome: 'Agnellume',
  slug: 'agnellume',
  rarita: 'Rara',
  tipo: 'Luce',
  pv: 120,
  resistenza: 10,
  atk: 70,
  tratto: 'glow',
  mosse: moves.map(move => ({ ...move, descrizione_mossa: '', video_url: null, effetti: [] })),
  audio_select_url: null,
  immagine_url: '/assets/characters/agnellume/creature.webp',
  images: {
    thumbnail: '/assets/characters/agnellume/thumbnail.webp',
    mini_card: '/assets/characters/agnellume/mini.webp',
    card: '/assets/characters/agnellume/card.webp',
  },
  translations: locales.map(locale => ({
    locale,
    nome: 'Agnellume',
    storia: '',
    mosse: moves.map(({ nome_mossa }) => ({ nome_mossa, descrizione_mossa: '' })),
  })),
  meta_data: {},
  extra_details: {},
  extra_info: { card_selled: 0 },
}
