/** The whole album as input of the stage, with two of five cards owned. */
import type { BookPicture, PagePicture } from '@/stage/scenes/album/album-stage-api.ts'
import { catalogue } from '../../assets/catalogue/catalogue.ts'

const SLOTS = 9

const sorted = [...catalogue].sort((a, b) => a.numero_carta - b.numero_carta)

const pages: PagePicture[] = Array.from({ length: Math.ceil(sorted.length / SLOTS) }, (_, at) => {
  const cards = sorted.slice(at * SLOTS, (at + 1) * SLOTS)
  const owned = cards.filter(({ numero_carta }) => numero_carta % 5 < 3)
  return {
    key: String(at),
    title: cards[0]?.rarita ?? '',
    count: `${owned.length} / ${cards.length}`,
    foot: String(at + 1),
    slots: cards.map(card => ({
      number: String(card.numero_carta).padStart(3, '0'),
      slug: card.slug,
      card: owned.includes(card)
        ? {
            nome: card.nome,
            rarita: card.rarita,
            tipo: card.tipo,
            pv: card.pv,
            atk: Math.max(...card.mosse.map(({ danno }) => danno)),
          }
        : null,
      copies: owned.includes(card) && card.numero_carta % 4 === 0 ? '×2' : '',
      mark: owned.includes(card) && card.numero_carta % 11 === 0 ? 'Nuova' : '',
    })),
  }
})

export const albumAt = (at: number): BookPicture => ({ name: 'all', pages, at })
