/**
 * Draws text and numbers of the full card on a canvas, in the pixels of the card's image: for the stage and for the
 * shared image.
 */
import { type Box, fullLayout, moveNameRoom, moveRow } from '../../domain/card-layout.ts'
import type { FaceMove, FaceText } from './card-face.ts'
import { type FittedText, fitText, moveRoom, nameRoom, numberSize } from './card-text.ts'
import { traitGlyphs } from './trait-glyphs.ts'

type Canvas = CanvasRenderingContext2D

const outline = '#0a0614d9'

const middleOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

/** Call before drawing text: sets how lines are aligned and joined. */
export function prepareWords(canvas: Canvas): void {
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
}

/** White text with a dark outline, its lines centred on `y`. */
export function writeFitted(
  canvas: Canvas,
  { lines, size }: FittedText,
  [x, y]: readonly [number, number],
  stroke: number,
  align: CanvasTextAlign = 'center',
): void {
  canvas.font = `400 ${size}px "Lilita One"`
  canvas.textAlign = align
  canvas.lineWidth = stroke
  canvas.strokeStyle = outline
  canvas.fillStyle = '#fff'
  for (const [at, line] of lines.entries()) {
    const row = y + (at - (lines.length - 1) / 2) * size
    canvas.strokeText(line, x, row)
    canvas.fillText(line, x, row)
  }
}

export const writeName = (canvas: Canvas, name: string): void =>
  writeFitted(canvas, fitText(name, nameRoom.full), middleOf(fullLayout.name), 7)

export function writeAttackAndHealth(canvas: Canvas, { attack, health }: FaceText): void {
  for (const [box, value] of [
    [fullLayout.attack, attack],
    [fullLayout.health, health],
  ] as const) {
    const [x, y] = middleOf(box)
    writeFitted(canvas, { lines: [String(value)], size: numberSize(value, 'full') }, [x, y + 9], 7)
  }
}

/**
 * Draws a move's row: its background in a dark shade of the element, fading to the right, its name and its damage. Does
 * not draw its cost.
 */
export function drawMoveRow(canvas: Canvas, move: FaceMove, row: Box, dark: string): void {
  const ground = canvas.createLinearGradient(row.x, 0, row.x + row.w * 0.88, 0)
  ground.addColorStop(0, `${dark}cc`)
  ground.addColorStop(1, `${dark}00`)
  for (const fill of ['#0d0a1acc', ground]) {
    canvas.beginPath()
    canvas.roundRect(row.x, row.y, row.w, row.h, 20)
    canvas.fillStyle = fill
    canvas.fill()
  }
  canvas.strokeStyle = '#ffffff22'
  canvas.lineWidth = 2
  canvas.stroke()
  const middle = row.y + row.h / 2
  const room = moveNameRoom(move.cost, move.damage > 0)
  writeFitted(canvas, fitText(move.name, moveRoom(room.w, row.h)), [row.x + room.x, middle], 4.5, 'left')
  if (move.damage === 0) return
  const right = row.x + row.w - moveRow.inset
  writeFitted(canvas, { lines: [String(move.damage)], size: 39 }, [right, middle], 4.5, 'right')
}

const brass = { edge: '#d8a654', ground: '#2a180a', ink: '#ffe3a0', line: 4 }

/** Draws the points for defeating it in a rhombus, and below it the symbol of its passive ability on a disc. */
export function drawSeals(canvas: Canvas, { points, trait }: FaceText): void {
  canvas.save()
  canvas.strokeStyle = brass.edge
  canvas.lineWidth = brass.line
  if (points !== undefined) drawSeal(canvas, points)
  if (trait) {
    const [x, y] = middleOf(fullLayout.trait)
    const r = fullLayout.trait.w / 2
    canvas.beginPath()
    canvas.arc(x, y, r - brass.line / 2, 0, Math.PI * 2)
    canvas.fillStyle = brass.ground
    canvas.fill()
    canvas.stroke()
    const size = r * 1.3
    canvas.translate(x - size / 2, y - size / 2)
    canvas.scale(size / 256, size / 256)
    canvas.fillStyle = brass.ink
    canvas.fill(new Path2D(traitGlyphs[trait]))
  }
  canvas.restore()
}

function drawSeal(canvas: Canvas, points: number): void {
  const [x, y] = middleOf(fullLayout.seal)
  const r = fullLayout.seal.w / 2
  canvas.beginPath()
  for (const [dx, dy] of [
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ] as const)
    canvas.lineTo(x + dx, y + dy)
  canvas.closePath()
  canvas.fillStyle = brass.ground
  canvas.fill()
  canvas.stroke()
  canvas.font = `400 ${r * 1.1}px "Lilita One"`
  canvas.textAlign = 'center'
  canvas.fillStyle = brass.ink
  canvas.fillText(String(points), x, y + 2)
}
