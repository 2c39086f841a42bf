/**
 * Draws the full card on a canvas: baked artwork and frame, text from the same description as on the page. For the
 * image that a user downloads or shares.
 */

import { codeName } from '@/contract/endpoints/game/characters.ts'
import {
  drawMoveRow,
  drawSeals,
  prepareWords,
  writeAttackAndHealth,
  writeFitted,
  writeName,
} from '@/design/card/card-canvas.ts'
import type { FaceMove, FaceText } from '@/design/card/card-face.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { fitText } from '@/design/card/card-text.ts'
import { type Box, footFacts, fullLayout, moveRow, moveRows } from '@/domain/card-layout.ts'

type Pen = CanvasRenderingContext2D

export interface FootWords {
  kind: string // rarity and type
  facts: readonly [string, string] // resistance and number
}

/** Returns null if an image or the canvas fails. */
export async function drawCard(face: FaceText, picture: string, foot: FootWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = fullLayout.width
  canvas.height = fullLayout.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  try {
    const [art, pip] = await Promise.all([
      loadImage(picture),
      loadImage(`/assets/types/${codeName(face.type)}.svg`),
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
  prepareWords(pen)
  const { rarity } = fullLayout
  writeName(pen, face.name)
  const rows = moveRows(face.moves.length)
  for (const [at, move] of face.moves.entries()) {
    const row = rows[at]
    if (row) drawMove(pen, face, move, row, pip)
  }
  const foot = rarity.x + rarity.w / 2
  writeFitted(
    pen,
    fitText(words.kind, { width: 330, largest: 23, comfortable: 0, lines: 1 }),
    [foot, 838],
    4.5,
  )
  for (const [at, fact] of words.facts.entries()) {
    const x = at === 0 ? footFacts.left : footFacts.right
    const room = { width: footFacts.room, largest: footFacts.size, comfortable: 0, lines: 1 } as const
    writeFitted(pen, fitText(fact, room), [x, footFacts.y], 4.5)
  }
  writeAttackAndHealth(pen, face)
  drawSeals(pen, face)
}

function drawMove(pen: Pen, face: FaceText, move: FaceMove, row: Box, pip: HTMLImageElement) {
  drawMoveRow(pen, move, row, typeLooks[face.type].dark)
  const middle = row.y + row.h / 2
  for (let at = 0; at < move.cost; at++) {
    const x = row.x + moveRow.inset + moveRow.pipStep * at
    pen.drawImage(pip, x, middle - moveRow.pip / 2, moveRow.pip, moveRow.pip)
  }
}
