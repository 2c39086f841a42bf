/** Draws the whole face of a card on a canvas: art and frame, with texts from the same data as in the page. */
import {
  drawMoveRow,
  drawSeals,
  prepareWords,
  writeAttackAndHealth,
  writeFitted,
  writeName,
} from '@/design/card/card-canvas.ts'
import type { FaceMove, FaceText } from '@/design/card/card-face.ts'
import { fitText } from '@/design/card/card-text.ts'
import { type Box, fullLayout, moveRow, moveRows } from '@/domain/card-layout.ts'
import { disc, drawGlyph, radial } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { typeLooks } from '../../draw/palette.ts'

type Ctx = CanvasRenderingContext2D

const KIND = { width: 330, largest: 25, comfortable: 0, lines: 1 } as const

/** @param w units wide */
export const drawFace =
  (w: number, art: CanvasImageSource, face: FaceText, kind: string): DrawCallback =>
  ctx => {
    ctx.scale(w / fullLayout.width, w / fullLayout.width)
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(art, 0, 0, fullLayout.width, fullLayout.height)
    prepareWords(ctx)
    const { name, rarity } = fullLayout
    writeName(ctx, face.name)
    const rows = moveRows(face.moves.length)
    for (const [at, move] of face.moves.entries()) drawMove(ctx, face, move, rows[at] ?? name)
    writeFitted(ctx, fitText(kind, KIND), [rarity.x + rarity.w / 2, 848], 4.5)
    writeAttackAndHealth(ctx, face)
    drawSeals(ctx, face)
  }

/** Draws only the name, in the size and position of `drawFace`, over a creature that extends beyond the card. */
export const drawFaceName =
  (w: number, face: FaceText): DrawCallback =>
  ctx => {
    ctx.scale(w / fullLayout.width, w / fullLayout.width)
    prepareWords(ctx)
    writeName(ctx, face.name)
  }

/** Height of what `drawFaceName` draws, relative to the width of the card. */
export const NAME_SHARE = (fullLayout.name.y + fullLayout.name.h + 6) / fullLayout.width

function drawMove(ctx: Ctx, face: FaceText, move: FaceMove, row: Box) {
  const look = typeLooks[face.type]
  drawMoveRow(ctx, move, row, look.dark)
  const middle = row.y + row.h / 2
  for (let at = 0; at < move.cost; at++) {
    const x = row.x + moveRow.inset + moveRow.pipStep * at + moveRow.pip / 2
    disc(ctx, x, middle, moveRow.pip / 2)
    ctx.fillStyle = radial(ctx, x - 4, middle - 6, moveRow.pip * 0.7, [look.light, look.dark])
    ctx.fill()
    drawGlyph(ctx, look.glyph, x, middle, moveRow.pip * 0.62, '#ffffff')
  }
}
