/** Text and background of a link-preview image, 1200 × 630, as SVG, placed by the card's layout. Pure. */
import type { FaceText } from '@/design/card/card-face.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { type FittedText, fitText, moveRoom, nameRoom, numberSize } from '@/design/card/card-text.ts'
import { type Box, footFacts, fullLayout, moveNameRoom, moveRow, moveRows } from '@/domain/card-layout.ts'
import { escapeHtml } from '../../email/escape-html.ts'
import { drawableText } from '../../kernel/drawable-text.ts'

export const shareSize = { width: 1200, height: 630 } as const

/** Position and scale of the card in the image. */
export const cardPlace = { x: 70, y: 25, scale: 580 / fullLayout.height } as const

export interface ShareWords {
  kind: string // rarity and type
  number: string // as shown to readers
  site: string
}

const middle = 0.35 // fraction of the font size from the middle of a line to its baseline

interface Place {
  x: number
  y: number
  stroke: number
  anchor?: 'start' | 'middle' | 'end'
}

const write = ({ lines, size }: FittedText, { x, y, stroke, anchor = 'middle' }: Place): string =>
  lines
    .map((line, at) => {
      const row = y + (at - (lines.length - 1) / 2) * size + size * middle
      return `<text x="${x}" y="${row.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" stroke-width="${stroke}">${escapeHtml(drawableText(line))}</text>`
    })
    .join('')

const at = ({ x, y, w, h }: Box, stroke: number): Place => ({ x: x + w / 2, y: y + h / 2, stroke })

function moveSvg(face: FaceText, move: FaceText['moves'][number], row: Box): string {
  const y = row.y + row.h / 2
  const { light, dark } = typeLooks[face.type]
  const room = moveNameRoom(move.cost, move.damage > 0)
  const pips = Array.from({ length: move.cost }, (_, pip) => {
    const x = row.x + moveRow.inset + moveRow.pipStep * pip + moveRow.pip / 2
    return `<circle cx="${x}" cy="${y}" r="${moveRow.pip / 2 - 1}" fill="${light}" stroke="${dark}" stroke-width="4"/>`
  }).join('')
  const name = fitText(move.name, moveRoom(room.w, row.h))
  const damage = { lines: [String(move.damage)], size: 39 }
  const right = row.x + row.w - moveRow.inset
  return (
    `<rect x="${row.x}" y="${row.y}" width="${row.w}" height="${row.h}" rx="20" fill="#0d0a1a" fill-opacity=".8"/>` +
    `<rect x="${row.x}" y="${row.y}" width="${row.w}" height="${row.h}" rx="20" fill="url(#row)"/>${pips}` +
    write(name, { x: row.x + room.x, y, stroke: 4.5, anchor: 'start' }) +
    (move.damage > 0 ? write(damage, { x: right, y, stroke: 4.5, anchor: 'end' }) : '')
  )
}

function cardSvg(face: FaceText, words: Omit<ShareWords, 'site'>): string {
  const rows = moveRows(face.moves.length)
  const { name, attack, health, rarity } = fullLayout
  const number = (value: number) => ({ lines: [String(value)], size: numberSize(value, 'full') })
  const low = (box: Box): Place => ({ ...at(box, 7), y: box.y + box.h / 2 + 9 })
  const foot = { x: rarity.x + rarity.w / 2, stroke: 4.5 }
  const room = { width: 330, largest: 23, comfortable: 0, lines: 1 } as const
  return [
    write(fitText(face.name, nameRoom.full), at(name, 7)),
    ...face.moves.map((move, place) => moveSvg(face, move, rows[place] ?? name)),
    write(number(face.attack), low(attack)),
    write(number(face.health), low(health)),
    write(fitText(words.kind, room), { ...foot, y: 838 }),
    write({ lines: [words.number], size: footFacts.size }, { ...foot, x: footFacts.right, y: footFacts.y }),
  ].join('')
}

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`

export function groundSvg({ type }: FaceText): string {
  const { light, dark } = typeLooks[type]
  const { width, height } = shareSize
  return svg(
    width,
    height,
    `<defs><radialGradient id="g" cx=".7" cy=".55" r=".75"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${dark}"/><stop offset="1" stop-color="#0a0716"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="#0a0716"/><rect width="${width}" height="${height}" fill="url(#g)"/>`,
  )
}

const lettering =
  'font-family="Lilita One" fill="#fff" stroke="#0a0614" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke fill"'

const rowPaint = ({ type }: FaceText): string => {
  const { dark } = typeLooks[type]
  return `<linearGradient id="row"><stop offset="0" stop-color="${dark}" stop-opacity=".8"/><stop offset=".9" stop-color="${dark}" stop-opacity="0"/></linearGradient>`
}

/** Only the card's text, scaled by output pixels per card pixel. */
export function cardWordsSvg(face: FaceText, words: Omit<ShareWords, 'site'>, scale: number): string {
  const [width, height] = [Math.round(fullLayout.width * scale), Math.round(fullLayout.height * scale)]
  const card = `<g transform="scale(${scale})">${cardSvg(face, words)}</g>`
  return svg(width, height, `<defs>${rowPaint(face)}</defs><g ${lettering}>${card}</g>`)
}

/** Text drawn over the images: the card's text, and its name in large letters next to it. */
export function wordsSvg(face: FaceText, words: ShareWords): string {
  const { width, height } = shareSize
  const { x, y, scale } = cardPlace
  const title = fitText(face.name, { width: 560, largest: 84, comfortable: 0, lines: 1 })
  const line = fitText(words.kind, { width: 420, largest: 34, comfortable: 0, lines: 1 })
  const site = { lines: [words.site], size: 28 }
  return svg(
    width,
    height,
    `<defs>${rowPaint(face)}</defs><g ${lettering}><g transform="translate(${x} ${y}) scale(${scale})">${cardSvg(face, words)}</g>` +
      write(title, { x: 840, y: 72, stroke: 12 }) +
      write(line, { x: 840, y: 134, stroke: 7 }) +
      `${write(site, { x: 1160, y: 600, stroke: 6, anchor: 'end' })}</g>`,
  )
}

/** Text next to a custom card: its name, kind and author, vertically centred. */
export function besideSvg(face: FaceText, words: ShareWords): string {
  const { width, height } = shareSize
  const middle = 820
  const room = { width: 600, comfortable: 0, lines: 1 } as const
  return svg(
    width,
    height,
    `<g ${lettering}>` +
      write(fitText(face.name, { ...room, largest: 104 }), { x: middle, y: 262, stroke: 14 }) +
      write(fitText(words.kind, { ...room, largest: 40 }), { x: middle, y: 350, stroke: 8 }) +
      write(fitText(words.number, { ...room, largest: 30 }), { x: middle, y: 410, stroke: 6 }) +
      `${write({ lines: [words.site], size: 28 }, { x: 1160, y: 600, stroke: 6, anchor: 'end' })}</g>`,
  )
}
