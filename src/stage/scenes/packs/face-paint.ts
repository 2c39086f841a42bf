/** The whole face of a card on a canvas: baked art and frame, words from the same description the page uses. */
import type { FaceMove, FaceText } from '@/contract/card/card-face.ts'
import { type Box, fullLayout, moveNameRoom, moveRow, moveRows } from '@/contract/card/card-layout.ts'
import { type FittedText, fitText, moveRoom, nameRoom, numberSize } from '@/contract/card/card-text.ts'
import { disc, drawGlyph, radial, roundRect } from '../../paint/brush.ts'
import type { Painter } from '../../paint/painted-textures.ts'
import { typeLooks } from '../../palette.ts'

type Ctx = CanvasRenderingContext2D

const outline = '#0a0614d9'
const KIND = { width: 330, largest: 25, comfortable: 0, lines: 1 } as const

/** @param w units wide */
export const paintFace =
  (w: number, art: CanvasImageSource, face: FaceText, kind: string): Painter =>
  ctx => {
    ctx.scale(w / fullLayout.width, w / fullLayout.width)
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(art, 0, 0, fullLayout.width, fullLayout.height)
    ctx.textBaseline = 'middle'
    ctx.lineJoin = 'round'
    const { name, attack, health, rarity } = fullLayout
    write(ctx, fitText(face.name, nameRoom.full), middleOf(name), 7)
    const rows = moveRows(face.moves.length)
    for (const [at, move] of face.moves.entries()) paintMove(ctx, face, move, rows[at] ?? name)
    write(ctx, fitText(kind, KIND), [rarity.x + rarity.w / 2, 848], 4.5)
    for (const [box, value] of [
      [attack, face.attack],
      [health, face.health],
    ] as const) {
      const [x, y] = middleOf(box)
      write(ctx, { lines: [String(value)], size: numberSize(value, 'full') }, [x, y + 9], 7)
    }
  }

/** The name alone, as large and where `paintFace` has it: over a figure that steps out of the card. */
export const paintFaceName =
  (w: number, face: FaceText): Painter =>
  ctx => {
    ctx.scale(w / fullLayout.width, w / fullLayout.width)
    ctx.textBaseline = 'middle'
    ctx.lineJoin = 'round'
    write(ctx, fitText(face.name, nameRoom.full), middleOf(fullLayout.name), 7)
  }

/** Height of what `paintFaceName` paints, over the width of the card. */
export const NAME_SHARE = (fullLayout.name.y + fullLayout.name.h + 6) / fullLayout.width

const middleOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

function paintMove(ctx: Ctx, face: FaceText, move: FaceMove, row: Box) {
  const look = typeLooks[face.type]
  const ground = ctx.createLinearGradient(row.x, 0, row.x + row.w * 0.88, 0)
  ground.addColorStop(0, `${look.dark}cc`)
  ground.addColorStop(1, `${look.dark}00`)
  for (const fill of ['#0d0a1acc', ground]) {
    roundRect(ctx, row.x, row.y, row.w, row.h, 20)
    ctx.fillStyle = fill
    ctx.fill()
  }
  ctx.strokeStyle = '#ffffff22'
  ctx.lineWidth = 2
  ctx.stroke()
  const middle = row.y + row.h / 2
  for (let at = 0; at < move.cost; at++) {
    const x = row.x + moveRow.inset + moveRow.pipStep * at + moveRow.pip / 2
    disc(ctx, x, middle, moveRow.pip / 2)
    ctx.fillStyle = radial(ctx, x - 4, middle - 6, moveRow.pip * 0.7, [look.light, look.dark])
    ctx.fill()
    drawGlyph(ctx, look.glyph, x, middle, moveRow.pip * 0.62, '#ffffff')
  }
  const room = moveNameRoom(move.cost, move.damage > 0)
  write(ctx, fitText(move.name, moveRoom(room.w, row.h)), [row.x + room.x, middle], 4.5, 'left')
  if (move.damage > 0)
    write(
      ctx,
      { lines: [String(move.damage)], size: 39 },
      [row.x + row.w - moveRow.inset, middle],
      4.5,
      'right',
    )
}

function write(
  ctx: Ctx,
  { lines, size }: FittedText,
  [x, y]: readonly [number, number],
  stroke: number,
  align: CanvasTextAlign = 'center',
) {
  ctx.font = `400 ${size}px "Lilita One"`
  ctx.textAlign = align
  ctx.lineWidth = stroke
  ctx.strokeStyle = outline
  ctx.fillStyle = '#fff'
  for (const [at, line] of lines.entries()) {
    const row = y + (at - (lines.length - 1) / 2) * size
    ctx.strokeText(line, x, row)
    ctx.fillText(line, x, row)
  }
}
