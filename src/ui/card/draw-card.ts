/**
 * The full card on a canvas: baked art and frame, words from the same description the page uses. For the picture a reader
 * downloads or shares.
 */
import type { FaceText } from '@/contract/card/card-face.ts'
import { type Box, fullLayout, moveNameRoom, moveRow, moveRows } from '@/contract/card/card-layout.ts'
import { typeLooks } from '@/contract/card/card-look.ts'
import { type FittedText, fitText, moveRoom, nameRoom, numberSize } from '@/contract/card/card-text.ts'
import { slugOf } from '@/contract/characters.ts'

type Pen = CanvasRenderingContext2D

export interface FootWords {
  kind: string // rarity and type
  facts: string // resistance and number
}

const outline = '#0a0614d9'

/** Null when a picture or the canvas fails. */
export async function drawCard(face: FaceText, picture: string, foot: FootWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = fullLayout.width
  canvas.height = fullLayout.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  try {
    const [art, pip] = await Promise.all([
      loadImage(picture),
      loadImage(`/assets/types/${slugOf(face.type)}.svg`),
      document.fonts.load('40px "Lilita One"'),
    ])
    pen.drawImage(art, 0, 0, canvas.width, canvas.height)
    drawWords(pen, face, foot, pip)
  } catch {
    return null
  }
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  return image.decode().then(() => image)
}

function drawWords(pen: Pen, face: FaceText, words: FootWords, pip: HTMLImageElement) {
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  const { name, attack, health, rarity } = fullLayout
  write(pen, fitText(face.name, nameRoom.full), middleOf(name), 7)
  const rows = moveRows(face.moves.length)
  for (const [at, move] of face.moves.entries()) {
    const row = rows[at]
    if (row) drawMove(pen, face, move, row, pip)
  }
  const foot = rarity.x + rarity.w / 2
  write(pen, fitText(words.kind, { width: 330, largest: 23, comfortable: 0, lines: 1 }), [foot, 838], 4.5)
  write(pen, fitText(words.facts, { width: 330, largest: 22, comfortable: 0, lines: 1 }), [foot, 864], 4.5)
  for (const [box, value] of [
    [attack, face.attack],
    [health, face.health],
  ] as const) {
    const [x, y] = middleOf(box)
    write(pen, { lines: [String(value)], size: numberSize(value, 'full') }, [x, y + 9], 7)
  }
}

const middleOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

function drawMove(
  pen: Pen,
  face: FaceText,
  move: FaceText['moves'][number],
  row: Box,
  pip: HTMLImageElement,
) {
  const ground = pen.createLinearGradient(row.x, 0, row.x + row.w * 0.88, 0)
  ground.addColorStop(0, `${typeLooks[face.type].dark}cc`)
  ground.addColorStop(1, `${typeLooks[face.type].dark}00`)
  for (const fill of ['#0d0a1acc', ground]) {
    pen.beginPath()
    pen.roundRect(row.x, row.y, row.w, row.h, 20)
    pen.fillStyle = fill
    pen.fill()
  }
  pen.strokeStyle = '#ffffff22'
  pen.lineWidth = 2
  pen.stroke()
  const middle = row.y + row.h / 2
  for (let at = 0; at < move.cost; at++) {
    const x = row.x + moveRow.inset + moveRow.pipStep * at
    pen.drawImage(pip, x, middle - moveRow.pip / 2, moveRow.pip, moveRow.pip)
  }
  const room = moveNameRoom(move.cost, move.damage > 0)
  write(pen, fitText(move.name, moveRoom(room.w, row.h)), [row.x + room.x, middle], 4.5, 'left')
  if (move.damage > 0) {
    const right = row.x + row.w - moveRow.inset
    write(pen, { lines: [String(move.damage)], size: 39 }, [right, middle], 4.5, 'right')
  }
}

function write(
  pen: Pen,
  { lines, size }: FittedText,
  [x, y]: readonly [number, number],
  stroke: number,
  align: CanvasTextAlign = 'center',
) {
  pen.font = `400 ${size}px "Lilita One"`
  pen.textAlign = align
  pen.lineWidth = stroke
  pen.strokeStyle = outline
  pen.fillStyle = '#fff'
  for (const [at, line] of lines.entries()) {
    const row = y + (at - (lines.length - 1) / 2) * size
    pen.strokeText(line, x, row)
    pen.fillText(line, x, row)
  }
}
