/**
 * Position of the book on its table and of its slots (designed for 844×390 and 1440×900). The stage and the list of
 * slots over it use the same layout. CSS pixels; pure.
 */
import type { Box } from '../../layout/layout.ts'

export interface AlbumLayout {
  kind: 'spread' | 'single'
  width: number // size of the table
  height: number
  scale: number // 1 at 844×390
  book: Box // the paper without its cover
  page: { w: number; h: number }
  slot: { w: number; h: number; gapX: number; gapY: number; left: number; top: number } // slots of a page
}

export interface Margins {
  left: number
  right: number
  top: number
  bottom: number
}

const PAGE = { high: 360, wide: 279, narrow: 236, head: 31, foot: 23, gap: 6 }
const RATIO = 1.4 // height over width of a slot
const GAP_GROWTH = 1.33 // gaps grow faster than slots

/** Two pages if the table is wider than high, otherwise one. @param margins reserved for the controls; all in CSS pixels */
export function layoutAlbum(width: number, height: number, margins: Margins): AlbumLayout {
  const room = {
    w: Math.max(120, width - margins.left - margins.right),
    h: Math.max(160, height - margins.top - margins.bottom),
  }
  const kind = room.w / room.h >= 1.02 ? 'spread' : 'single'
  const sheets = kind === 'spread' ? 2 : 1
  const scale = Math.min(room.h / PAGE.high, room.w / sheets / PAGE.narrow)
  const page = {
    w: Math.floor(Math.min(room.w / sheets, PAGE.wide * scale)),
    h: Math.floor(PAGE.high * scale),
  }
  const book = {
    x: Math.round(margins.left + (room.w - page.w * sheets) / 2),
    y: Math.round(margins.top + (room.h - page.h) / 2),
    w: page.w * sheets,
    h: page.h,
  }
  return { kind, width, height, scale, book, page, slot: slotsOn(page, scale) }
}

function slotsOn(page: { w: number; h: number }, scale: number): AlbumLayout['slot'] {
  const gapY = PAGE.gap * scale ** GAP_GROWTH
  const h = (page.h - (PAGE.head + PAGE.foot) * scale - 2 * gapY) / 3
  const w = h / RATIO
  const gapX = gapY + 2
  return { w, h, gapX, gapY, left: (page.w - 3 * w - 2 * gapX) / 2, top: PAGE.head * scale }
}

/** Returns the box of one of nine slots on its page. */
export function slotBox({ slot }: Pick<AlbumLayout, 'slot'>, index: number): Box {
  const column = index % 3
  const row = Math.floor(index / 3)
  return {
    x: slot.left + column * (slot.w + slot.gapX),
    y: slot.top + row * (slot.h + slot.gapY),
    w: slot.w,
    h: slot.h,
  }
}
